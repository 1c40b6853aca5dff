/** Longer than this nobody waits: a window that is not looked at draws nothing at all. */
const most = 300;

/**
 * Once the page that the server has drawn is seen. To take it over is a long piece of work, and a browser that has begun
 * it draws nothing until it is through.
 */
export const firstSeen = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.visibilityState === 'hidden') return resolve();
    // What is asked for with a frame is done before it is drawn; what is asked for from there, after.
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, most);
  });
