/** How long the page of a print stays after the dialog has opened, ms: some browsers read it later. */
const KEPT_MS = 60_000;
/** Prints a page of its own instead of the app. Resolves when the browser has opened its print dialog. */
export const printPage = (page: string): Promise<void> =>
  new Promise((done) => {
    const frame = document.createElement('iframe');
    frame.title = 'print';
    frame.setAttribute('aria-hidden', 'true');
    frame.tabIndex = -1;
    frame.style.cssText = 'position:fixed;inset:auto 0 0 auto;width:1px;height:1px;border:0;visibility:hidden';
    frame.addEventListener('load', () => {
      const pictures = [...(frame.contentDocument?.images ?? [])];
      void Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined))).then(() => {
        frame.contentWindow?.print();
        setTimeout(() => frame.remove(), KEPT_MS);
        done();
      });
    });
    frame.srcdoc = page;
    document.body.append(frame);
  });
