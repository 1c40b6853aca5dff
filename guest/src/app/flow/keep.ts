import { httpTransport } from '@stayfront/contract/call';
import { choiceCookies, consentCookie } from '@stayfront/contract/choice-cookies';
import type { keepChoice } from '@stayfront/contract/kept-choice';
import type { RouteCall } from '@stayfront/contract/route';
import { previewBase } from './preview-base.ts';
import { cookieNamed } from './cookie-named.ts';
import { writeCookie } from './write-cookie.ts';
import { isFramed } from './is-framed.ts';

type Choice = Omit<RouteCall<typeof keepChoice>['body'], 'isFramed'>;

/**
 * Keeps a choice in a cookie, and not in local storage: the server reads it too, and draws the page right at once. It
 * holds from now on; that it also lasts the server's own answer sees to, since Safari keeps what a script has set for
 * seven days. Without a network the seven days are better than nothing.
 */
export function keep(choice: Choice): void {
  const { consent, ...others } = choice;
  const cookies: [{ readonly name: string; readonly days: number }, string][] = Object.entries(others).map(
    ([name, value]) => [choiceCookies[name as keyof typeof others], String(value)],
  );
  if (consent) cookies.push([consentCookie(Number(consent.hotelId)), consent.answer]);
  const isKept = (): boolean => cookies.every(([{ name }, value]) => cookieNamed(name) === value);
  if (isKept()) return;
  for (const [{ name, days }, value] of cookies) writeCookie(name, value, days * 86_400);
  // A browser that takes none from us takes none from the server either.
  if (isKept() && previewBase() === '') void storeOnServer(choice);
}

async function storeOnServer(choice: Choice): Promise<void> {
  try {
    const { keepChoice: route } = await import('@stayfront/contract/kept-choice');
    await httpTransport('')(route, { params: {}, query: {}, body: { ...choice, isFramed: isFramed() } });
  } catch {
    // No network: the script's own cookie holds for this week.
  }
}
