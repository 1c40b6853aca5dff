import { cookieNamed } from './cookie-named.ts';
import { writeCookie } from './write-cookie.ts';

/** Whether this browser would find a payment again after a page of somebody else's. */
export function canRemember(): boolean {
  const name = 'stayfront-probe';
  try {
    localStorage.setItem(name, '1');
    localStorage.removeItem(name);
    return true;
  } catch {
    writeCookie(name, '1', 5);
    return cookieNamed(name) === '1';
  }
}
