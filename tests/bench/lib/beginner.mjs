// A sensible beginner who plays the match that is open in a page: attacks what can be attacked, goes nearer to the nearest enemy, and ends
// the turn. Its choices are seeded. A press is a tap, a drag, or a button.

/** Runs in the page. Returns what the beginner does now: `wait`, `over`, `primary`, `pass`, `advance`, `cancel`, or a gesture in px. */
const decide = ({ tired, luck }) => {
  const board = document.querySelector('[role=application]');
  const tray = document.querySelector('[data-part=tray]');
  const primary = tray?.querySelector('[data-part=primary]');
  const mera = board?.mera;
  if (!mera?.table?.current || !primary) return { act: 'wait' };
  if (document.querySelector('[data-part=ending]')) return { act: 'over' };
  const curtain = document.querySelector('[data-part=curtain] button');
  if (curtain) return { act: 'curtain' };
  const ready = !primary.hasAttribute('aria-disabled');
  const { scene, table, turn } = mera;
  const own = 'to' in turn && (turn.midway || turn.to === 'blue');
  if (primary.hasAttribute('data-busy')) return { act: 'wait', others: !own };
  const choices = mera.choices.filter((choice) => !choice.disabled && !choice.unlikely);
  if (choices.length === 0) return { act: ready && own ? 'primary' : 'wait', sort: 'show', others: !own };
  const pieces = scene.nodes.filter((node) => node.kind === 'piece' && !node.out && !node.waits);
  const pieceOf = (id) => pieces.find((piece) => piece.id === id);
  const px = (point) => table.current.clientOf(point);
  const apart = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);
  const cancel = tray.querySelector('button[aria-label="Cancel"]');
  if (cancel) return ready ? { act: 'primary', sort: 'confirm' } : { act: 'cancel' };
  if (tray.querySelector('[data-part=advance] button')) return { act: 'advance' };
  const seat = pieceOf(choices.find(({ piece }) => piece && pieceOf(piece)?.seat)?.piece)?.seat;
  const enemies = pieces.filter((piece) => piece.seat && piece.seat !== seat && !piece.token);
  const nearest = (at) => enemies.toSorted((a, b) => apart(a.at, at) - apart(b.at, at))[0];
  const attacks = choices
    .filter(
      ({ kind, target, piece, skips }) =>
        kind === 'do' && typeof target === 'string' && !skips && (!piece || pieceOf(piece)),
    )
    .filter(({ target }) => pieceOf(target) && pieceOf(target).seat !== seat)
    .map((choice) => ({ choice, far: choice.piece ? apart(pieceOf(choice.piece).at, pieceOf(choice.target).at) : 0 }))
    .toSorted((a, b) => a.far - b.far);
  const [attack] = attacks;
  if (attack && !tired.includes(`hit ${attack.choice.piece} ${attack.choice.target}`)) {
    const { piece, target } = attack.choice;
    return { act: 'tap', at: px(pieceOf(target).at), sort: 'attack', piece, key: `hit ${piece} ${target}` };
  }
  const aim = choices.find(({ kind }) => kind === 'aim');
  if (aim && !tired.includes(`aim ${aim.piece}`)) {
    const on = nearest(aim.controls.at);
    const at = px(aim.controls.at);
    const to = on ? px(on.at) : { x: at.x, y: at.y - 100 };
    const far = Math.hypot(to.x - at.x, to.y - at.y) || 1;
    const pull = 70 + 70 * luck;
    const back = { x: at.x - ((to.x - at.x) / far) * pull, y: at.y - ((to.y - at.y) / far) * pull };
    return { act: 'drag', from: at, to: back, sort: 'aim', piece: aim.piece, key: `aim ${aim.piece}` };
  }
  const walks = choices
    .filter(({ kind, piece }) => kind === 'walk' && pieceOf(piece) && !tired.includes(piece))
    .map((choice) => ({ choice, on: nearest(choice.from) }))
    .filter(({ on }) => on)
    .toSorted((a, b) => apart(a.choice.from, a.on.at) - apart(b.choice.from, b.on.at));
  for (const { choice, on } of walks) {
    const { from, reach, piece } = choice;
    const far = apart(from, on.at);
    const long = Math.min(reach * 0.95, far - 45);
    if (long < 12) continue;
    const turn = ((luck - 0.5) * Math.PI) / 6;
    const [dx, dy] = [(on.at.x - from.x) / far, (on.at.y - from.y) / far];
    const way = { x: dx * Math.cos(turn) - dy * Math.sin(turn), y: dx * Math.sin(turn) + dy * Math.cos(turn) };
    const to = { x: from.x + way.x * long, y: from.y + way.y * long };
    return { act: 'drag', from: px(from), to: px(to), sort: 'move', piece, key: piece };
  }
  const puts = choices.filter(
    ({ kind, to, piece }) => kind === 'put' && to.cells && pieceOf(piece) && !tired.includes(piece),
  );
  if (puts.length > 0 && scene.boards) {
    const put = puts[Math.floor(luck * puts.length)];
    const { origin, cell } = put.to.board.grid;
    const centres = put.to.cells.map(({ column, row }) => ({
      x: origin.x + (column + 0.5) * cell,
      y: origin.y + (row + 0.5) * cell,
    }));
    const { at } = pieceOf(put.piece);
    const goal = nearest(at)?.at ?? at;
    const to = centres.toSorted((a, b) => apart(a, goal) - apart(b, goal))[0];
    return { act: 'drag', from: px(at), to: px(to), sort: 'move', piece: put.piece, key: put.piece };
  }
  if (tray.querySelector('[data-part=passes] [role=alert]')) return { act: 'pass' };
  // A roll with stakes is an attack, unless it answers one.
  const rolls = tray.querySelector('[data-part=stakes]') !== null && !turn.midway;
  const only = choices.length === 1 ? choices[0].piece : undefined;
  if (ready) return { act: 'primary', sort: rolls ? 'attack' : 'primary', piece: only };
  const pass = [...tray.querySelectorAll('[data-part=passes] button')].at(-1);
  if (pass) return { act: pass.getAttribute('aria-disabled') === 'true' ? 'wait' : 'pass' };
  const movers = [...new Set(choices.flatMap(({ piece }) => (piece && pieceOf(piece) ? [piece] : [])))];
  const next = movers.filter((id) => !tired.includes(`pick ${id}`))[0];
  return next
    ? { act: 'tap', at: px(pieceOf(next).at), sort: 'pick', piece: next, key: `pick ${next}` }
    : { act: 'wait' };
};

/** Returns numbers from 0 to 1, the same for a seed. */
const seeded = (seed) => {
  let state = seed >>> 0 || 1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
};
/** The most seconds of a match, and what a press and a look at the answer take of a person, s. */
const MOST_S = 240;
const PERSON_S = 3;
const PAUSE_MS = 120;

/** Plays the match of a page. Returns the presses of each own turn, those before the first own attack, and how the table moved. */
export const playBeginner = async (page, seed) => {
  const random = seeded(seed);
  const turns = [];
  let [tired, presses, fight] = [[], 0, null];
  const began = Date.now();
  const travel = () =>
    page.evaluate(() => document.querySelector('[role=application]')?.mera?.table.current?.travel() ?? null);
  let turn = null;
  const end = async () => {
    if (!turn) return;
    const now = await travel();
    turns.push({ ...turn, scales: now.scaleChanges - turn.from.scaleChanges, moved: now.moved - turn.from.moved });
    turn = null;
    tired = [];
  };
  const counts = async (decision) => {
    turn ??= { presses: 0, units: new Set(), attacked: false, from: await travel() };
    turn.presses += 1;
    presses += 1;
    if (decision.piece && decision.sort !== 'pick') turn.units.add(decision.piece);
    if (decision.sort === 'attack' || decision.sort === 'aim') {
      turn.attacked = true;
      fight ??= presses;
    }
    if (decision.key) tired.push(decision.key);
  };
  while ((Date.now() - began) / 1000 < MOST_S) {
    const decision = await page.evaluate(decide, { tired, luck: random() });
    if (decision.act === 'over') break;
    if (decision.act === 'wait') {
      if (decision.others) await end();
      await page.waitForTimeout(PAUSE_MS);
      continue;
    }
    const primary = page.locator('[data-part=tray] [data-part=primary]').first();
    if (decision.act === 'primary') await primary.click({ timeout: 2000 }).catch(() => undefined);
    if (decision.act === 'pass')
      await page
        .locator('[data-part=passes] button')
        .last()
        .click({ timeout: 2000 })
        .catch(() => undefined);
    if (decision.act === 'advance')
      await page
        .locator('[data-part=advance] button')
        .click({ timeout: 2000 })
        .catch(() => undefined);
    if (decision.act === 'cancel') await page.keyboard.press('Escape');
    if (decision.act === 'curtain')
      await page
        .locator('[data-part=curtain] button')
        .first()
        .click({ timeout: 2000 })
        .catch(() => undefined);
    if (decision.act === 'tap') await page.mouse.click(decision.at.x, decision.at.y);
    if (decision.act === 'drag') {
      await page.mouse.move(decision.from.x, decision.from.y);
      await page.mouse.down();
      await page.mouse.move(decision.to.x, decision.to.y, { steps: 6 });
      await page.mouse.up();
    }
    if (process.env.TRACE) console.log(JSON.stringify(decision));
    if (decision.sort !== 'show') await counts(decision);
    await page.waitForTimeout(PAUSE_MS);
    if (decision.act === 'pass') await page.waitForTimeout(4 * PAUSE_MS);
  }
  await end();
  return { turns, fight, presses, minutes: (Date.now() - began) / 60000 + (presses * PERSON_S) / 60 };
};
