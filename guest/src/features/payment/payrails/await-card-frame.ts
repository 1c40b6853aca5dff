const patienceMs = 2_000;

/**
 * Until the provider's script has put its card frame into the box. It waits for another frame of its own first, and then
 * looks for the place by name: taken away before, it complains, or finds the place of the next one. Where there is no
 * card to pay with, nobody waits for long.
 */
export const awaitCardFrame = (box: Element): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (box.querySelector('iframe')) end();
    };
    const watch = new MutationObserver(look);
    const patience = setTimeout(() => end(), patienceMs);
    const end = (): void => {
      watch.disconnect();
      clearTimeout(patience);
      resolve();
    };
    watch.observe(box, { childList: true, subtree: true });
    look();
  });
