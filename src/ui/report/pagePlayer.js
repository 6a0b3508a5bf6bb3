// Steps through the pictures of a saved report, one at a time. Without it, all pictures are listed.
const box = document.querySelector('.moments');
const bar = document.querySelector('.player');
const figures = [...box.children];
const [back, next, all] = bar.querySelectorAll('button');
const place = bar.querySelector('output');
let at = null;
const show = (to) => {
  at = to;
  box.classList.toggle('single', at !== null);
  figures.forEach((figure, i) => figure.classList.toggle('current', i === at));
  place.textContent = at === null ? '' : bar.dataset.at.replace('#', at + 1).replace('#', figures.length);
  back.disabled = at === 0;
  next.disabled = at === figures.length - 1;
  all.setAttribute('aria-pressed', at === null);
};
back.addEventListener('click', () => show(at === null ? figures.length - 1 : at - 1));
next.addEventListener('click', () => show(at === null ? 0 : at + 1));
all.addEventListener('click', () => show(at === null ? 0 : null));
addEventListener('keydown', ({ key }) => {
  if (key === 'ArrowRight' && !next.disabled) next.click();
  if (key === 'ArrowLeft' && !back.disabled) back.click();
});
addEventListener('beforeprint', () => show(null));
bar.hidden = false;
show(0);
