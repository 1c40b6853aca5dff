import type { Chain } from '../../property/chain/chain.ts';
import type { Circumstances } from '../../selling/offer/circumstances.ts';
import { expect, test } from 'vitest';
import { keepPages, type KeptPage } from './kept-pages.ts';

const landing = { language: 'en', currency: 'CHF', mode: 'light', hotelId: 1, asksConsent: false };
const pageOf = (hotelId: number, length: number, quotesEnd = 60_000, chainId?: number): KeptPage => ({
  reading: {
    hotels: new Map([[hotelId, { quotesEnd } as Circumstances]]),
    chains: new Map(chainId === undefined ? [] : [[chainId, {} as Chain]]),
    absentCookies: new Set(),
  },
  landing,
  isFramed: false,
  headers: {},
  body: Buffer.alloc(length),
  counts: [],
});

test('a page is found again until it is drawn anew', () => {
  const pages = keepPages(100_000);
  const [first, second] = [pageOf(1, 10), pageOf(1, 20)];
  pages.keep('/1', first);
  expect(pages.find('/1')).toBe(first);
  expect(pages.find('/2')).toBeUndefined();
  const { bytes } = pages;
  pages.keep('/1', second);
  expect(pages.find('/1')).toBe(second);
  expect(pages.bytes).toBe(bytes + 10);
});

test('one hotel with a hundred thousand searches costs the others nothing', () => {
  const pages = keepPages(200_000);
  pages.keep('/2', pageOf(2, 1_000));
  pages.keep('/chain', pageOf(1, 1_000, 60_000, 9));
  let most = 0;
  const another = pageOf(1, 5_000);
  for (let i = 0; i < 100_000; i++) {
    pages.keep(`/1?${i}`, another);
    most = Math.max(most, pages.bytes);
  }
  expect(most).toBeLessThanOrEqual(200_000);
  expect(pages.find('/2')).toBeDefined();
  expect(pages.find('/chain')).toBeDefined();
  expect(pages.find('/1?99999')).toBeDefined();
});

test('what is of an earlier minute goes first', () => {
  const pages = keepPages(30_000);
  pages.keep('/1?old', pageOf(1, 1_000, 60_000));
  pages.keep('/2', pageOf(2, 10_000, 120_000));
  pages.keep('/3', pageOf(3, 14_000, 120_000));
  expect(pages.find('/1?old')).toBeUndefined();
  expect([pages.find('/2'), pages.find('/3')]).not.toContain(undefined);
});

test('nothing is kept where there is no memory for it', () => {
  const pages = keepPages(0);
  pages.keep('/1', pageOf(1, 10));
  expect([pages.find('/1'), pages.bytes]).toEqual([undefined, 0]);
});
