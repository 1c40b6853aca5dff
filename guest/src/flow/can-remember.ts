import { cookieNamed } from './cookie-named.ts';

/** Whether this browser would find a payment again after a page of somebody else's. */
export function canRemember(): boolean {
  const name = 'stayfront-probe';
  try {
    localStorage.setItem(name, '1');
    localStorage.removeItem(name);
    return true;
  } catch {
    document.cookie = `${name}=1; path=/; max-age=5; samesite=lax`;
    return cookieNamed(name) === '1';
  }
}
