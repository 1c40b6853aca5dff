/**
 * Whoever hears a page instead of seeing it is taken to its heading: what was pressed is gone, and the focus with it.
 * True when that is done, or when the guest is somewhere on the page already, or in a menu opened meanwhile: that would
 * shut.
 */
export function focusHeading(): boolean {
  if (document.activeElement?.closest('main, dialog, [role=dialog]')) return true;
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}
