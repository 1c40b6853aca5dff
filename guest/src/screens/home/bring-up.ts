import { inCalm } from '@stayfront/ui/parts/use-matches.ts';

/**
 * Brings rates that were opened into view. The rates of another card may have closed above: the top of their own card
 * goes under the search bar. Where the first rate would then be below the window, as on a phone, it is the rates instead.
 */
export function bringUp(rates: HTMLElement | null): void {
  const card = rates?.closest('article');
  const button = rates?.querySelector('.rate > .btn');
  if (!rates || !card || !button) return;
  const style = getComputedStyle(document.documentElement);
  const [above, below] = [style.scrollPaddingBlockStart, style.scrollPaddingBlockEnd].map(
    (text) => parseFloat(text) || 0,
  );
  const high = button.getBoundingClientRect().bottom - card.getBoundingClientRect().top;
  const isWithin = high <= innerHeight - (above ?? 0) - (below ?? 0);
  const behavior = matchMedia(inCalm).matches ? 'instant' : 'smooth';
  (isWithin ? card : rates).scrollIntoView({ block: 'start', behavior });
}
