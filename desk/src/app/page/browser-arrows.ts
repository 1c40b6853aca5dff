/** Says whether going back or forward is held, and then sees to it that one comes back. */
type Ask = (event: PopStateEvent) => boolean;

let asked: Ask | null = null;

/** Called before there is a router: browsers tell of their arrows in the order in which one asked to hear of them. */
export function hearArrowsFirst(): void {
  window.addEventListener('popstate', (event) => {
    if (asked?.(event)) event.stopImmediatePropagation();
  });
}

/** From now on this is asked before the router hears of it; what comes back ends that. */
export function askBeforeArrows(ask: Ask): () => void {
  asked = ask;
  return () => {
    if (asked === ask) asked = null;
  };
}
