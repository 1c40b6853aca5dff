import type { HotelChainConfig } from '@stayfront/contract/chain';
import type { HotelConfig } from '@stayfront/contract/hotel';
import { expect, test } from 'vitest';
import { shareChain } from './share-chain.ts';

const config = { hotelId: 1001, theme: { background: null } } as unknown as HotelConfig;
const houses = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ hotelId: 1001 + i, hotelName: `House ${i + 1}`, cityName: 'Como' }));
const descriptionOf = (tagline: string, count = 2): string | null =>
  shareChain({
    origin: 'https://book.example',
    pathname: '/hotel-chain/100',
    queryLanguage: null,
    language: 'en',
    config,
    chain: { chainId: 100, hotelChainName: 'Lakeland', tagline, hotelChainHotels: houses(count) } as HotelChainConfig,
  }).description;

test('search engines are told the chain’s own line, and the houses behind it', () => {
  expect(descriptionOf('Small houses by the water.')).toBe('Small houses by the water. House 1 (Como), House 2 (Como)');
  expect(descriptionOf('水辺の小さな宿。')).toBe('水辺の小さな宿。 House 1 (Como), House 2 (Como)');
  expect(descriptionOf('Small houses')).toBe('Small houses · House 1 (Como), House 2 (Como)');
});

test('a chain without a line of its own is told by its houses', () => {
  expect(descriptionOf('')).toBe('House 1 (Como), House 2 (Como)');
});

test('a long line stands alone, and fifty houses end with a word', () => {
  const long = `${'A line that says much of its houses, '.repeat(3)}and ends here.`;
  expect(descriptionOf(long, 5)).toBe(long);
  expect(descriptionOf('', 50)).toMatch(/House \d+( \(Como\),)? …$/);
});
