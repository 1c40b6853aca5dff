/** What hangs over the page's foot without being counted into its height. */
const hanging = '.pop-anchored, .combo__list';

const pauseMs = 20;

/** Tells how high the page is, whenever it is another height. */
export function frameHeight(report: (pixels: number) => void): { reportAgain(): void; stop(): void } {
  let told = -1;
  let next: ReturnType<typeof setTimeout> | undefined;
  const measure = (): void => {
    next = undefined;
    const below = [...document.querySelectorAll(hanging)].map((one) => one.getBoundingClientRect().bottom + scrollY);
    const pixels = Math.ceil(Math.max(document.body.getBoundingClientRect().height, ...below));
    if (pixels === told) return;
    told = pixels;
    report(pixels);
  };
  // Not with the next picture: below the fold, where the guest has not been yet, browsers draw none.
  const soon = (): void => {
    next ??= setTimeout(measure, pauseMs);
  };
  const sizes = new ResizeObserver(soon);
  sizes.observe(document.body);
  const changes = new MutationObserver(soon);
  changes.observe(document.body, { childList: true, subtree: true });
  return {
    reportAgain() {
      told = -1;
      soon();
    },
    stop() {
      sizes.disconnect();
      changes.disconnect();
      clearTimeout(next);
    },
  };
}
