import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { followHash, mayHaveHash } from './follow-hash.ts';

/** Runs the script of the page as a browser at an address does; says where it leads, or null where it stays. */
function leads(address: string, otherwise = ''): string | null {
  const { origin, pathname, search, hash } = new URL(address, 'https://book.example');
  let to: string | null = null;
  const location = { origin, pathname, search, hash, replace: (target: string) => (to = target) };
  runInNewContext(followHash(otherwise), { location, URL, URLSearchParams });
  return to;
}
const own = (path: string): string => `https://book.example${path}`;

describe('an address behind a hash', () => {
  test.each([
    ['/#/1001', '/1001'],
    ['/#!/1001/packages', '/1001/packages'],
    [
      '/?lang=de#/1001/customer-account/privacy-policy?currency=EUR',
      '/1001/customer-account/privacy-policy?currency=EUR&lang=de',
    ],
    ['/?lang=de#/1001/room/single?nbAdults=1', '/1001/room/single?nbAdults=1&lang=de'],
    ['/?lang=fr#/1001/packages?lang=de', '/1001/packages?lang=de'],
    ['/#/hotel-chain/100?nbAdults=1', '/hotel-chain/100?nbAdults=1'],
    ['/#/packages?hotelId=1002', '/packages?hotelId=1002'],
    // The root leads on to the hotel of the query, and the hash stays in the address.
    ['/1001#/packages', '/1001/packages'],
    ['/1001#/1002/packages', '/1002/packages'],
    ['/#/1001/cancel/SB4-X', '/1001/cancel/SB4-X'],
  ])('A06 becomes a path and a query: %s → %s', (address, target) => {
    expect(leads(address)).toBe(own(target));
  });

  test.each([
    '//evil.example/1001',
    '/\\evil.example/1001',
    '/1001@evil.example',
    '/https://evil.example',
    'javascript:alert(1)',
    '/1001<script>alert(1)</script>',
    '/%2f%2fevil.example',
    '/__proto__/1001',
    '/api/docs',
    '/constructor',
    '/01001',
    '0',
  ])('A06 never leads out of the house, whatever is written there: %s', (hash) => {
    expect(leads(`/#${hash}`)).toBeNull();
  });

  test('A06 stays at our own origin also where it is half an address', () => {
    expect(leads('/#/1001/evil.example\\..\\packages')).toBe(own('/1001/packages'));
    expect(leads('/#/1001//evil.example')).toBe(own('/1001//evil.example'));
    expect(leads('/#/1001/../../..//evil.example')).toBe(own('//evil.example'));
  });

  test('A07 a number alone is the hotel of an address that has none', () => {
    expect(leads('/#1001')).toBe(own('/1001'));
    expect(leads('/packages#1001')).toBe(own('/1001/packages'));
    expect(leads('/1002/packages#1001')).toBeNull();
  });

  test('A06 on a page of its own stays what it is: a place on that page', () => {
    expect(['/1001/packages', '/1001/room/double?lang=de', '/hotel-chain/100'].filter(mayHaveHash)).toEqual([]);
    expect(['/', '/?lang=de', '/1001', '/1001?lang=de', '/1001/', '/packages', '/hotel-chain'].every(mayHaveHash)).toBe(
      true,
    );
  });

  test('A07 who has no older link is led on where the root has somewhere to lead', () => {
    const elsewhere = "else location.replace('https://own.example/');";
    expect(leads('/', elsewhere)).toBe('https://own.example/');
    expect(leads('/#/1004/maintenance', elsewhere)).toBe(own('/1004/maintenance'));
  });
});
