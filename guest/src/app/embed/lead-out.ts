import { findPage } from '../page/find-page.ts';

/**
 * In a frame, a link to a page that may not stand there opens beside the hotel's page: reservations, and whatever is not
 * ours. Hands back the way to stop.
 */
export function leadOut(): () => void {
  const follow = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.defaultPrevented || staysInside(link)) return;
    event.preventDefault();
    window.open(link.href, '_blank', 'noopener');
  };
  // Before the router hears of it, which would open the page in here.
  document.addEventListener('click', follow, true);
  return () => document.removeEventListener('click', follow, true);
}

/** Links that choose their own window, or are files, mails and calls, are left to the browser. */
function staysInside({ target, href, protocol, origin, pathname, download }: HTMLAnchorElement): boolean {
  if (href === '' || (target !== '' && target !== '_self') || download !== '') return true;
  if (protocol !== 'http:' && protocol !== 'https:') return true;
  if (origin !== location.origin) return false;
  const page = findPage(pathname);
  return page.kind !== 'hotel' || page.route === null || page.route.isFramable === true;
}
