import { writeCookie } from '../flow/write-cookie.ts';

/** A cookie and not local storage: the server reads it too, and draws the page right at once. */
export function keep(name: string, value: string): void {
  writeCookie(name, value, 31_536_000);
}
