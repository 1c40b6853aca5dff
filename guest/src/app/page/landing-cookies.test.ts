import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { channelCookies } from '../flow/channel-cookies.ts';
import { channelParameters } from '../flow/channel-parameters.ts';
import { landingCookies } from './landing-cookies.ts';

/** A browser's cookies: what is kept under a name, and for how many days. */
const jar = new Map<string, { readonly value: string; readonly days: number }>();
vi.stubGlobal('document', {
  get cookie(): string {
    return [...jar].map(([name, { value }]) => `${name}=${encodeURIComponent(value)}`).join('; ');
  },
});
beforeEach(() => {
  jar.clear();
  jar.set(channelCookies.clientId, { value: 'known', days: 3650 });
});
afterAll(() => void vi.unstubAllGlobals());

/** Opens a page by a link, and keeps what its answer says. Hands back the names that it said. */
function come(query: string, hotel: { hotelId?: number; asksConsent?: boolean } = {}): string[] {
  const cookies = Object.fromEntries([...jar].map(([name, { value }]) => [name, value]));
  const sent = landingCookies({
    query: new URLSearchParams(query),
    pathname: '/1001',
    cookies,
    language: 'de',
    currency: 'CHF',
    mode: 'dark',
    hotelId: hotel.hotelId,
    asksConsent: hotel.asksConsent ?? false,
    newClientId: () => 'new',
  });
  for (const { name, value, days } of sent)
    if (days === 0) jar.delete(name);
    else jar.set(name, { value, days });
  return sent.map(({ name }) => name);
}
const sender = () => ({ ...channelParameters(), clientId: undefined });

test('who sent the guest is known for 30 days, and a visit by no link changes nothing about it', () => {
  come('refid=tripadvisor-7');
  expect(come('')).toEqual([]);
  expect(sender()).toEqual({ refid: 'tripadvisor-7', channelId: 304 });
  expect([...jar.values()].map(({ days }) => days)).toEqual([3650, 30, 30]);
});

test('the same link opened again begins its 30 days anew', () => {
  come('refid=newsletter-3');
  expect(come('refid=newsletter-3')).toContain(channelCookies.refid);
});

test('another one’s reference ends the channel of the partner before: its booking is not told to that partner', () => {
  come('refid=tripadvisor-7');
  come('refid=newsletter-3');
  expect(sender()).toEqual({ refid: 'newsletter-3', channelId: 387 });
  come('refid=agency&channelId=512');
  expect(sender()).toEqual({ refid: 'agency', channelId: 512 });
});

test('a partner’s own link changes the channel, and leaves the reference that came before', () => {
  come('refid=newsletter-3');
  come('trv_reference=click-1&trv_locale=de-CH');
  expect(sender()).toEqual({
    refid: 'newsletter-3',
    channelId: 344,
    trvReference: 'click-1',
    trvLocale: 'de-CH',
  });
});

test('a browser gets its number once; what a link asks for holds, and is not said again while it does', () => {
  jar.clear();
  const hotel = { hotelId: 1001 };
  expect(come('', hotel).toSorted()).toEqual([channelCookies.clientId, 'stayfront-hotel']);
  expect(come('lang=de&currency=CHF&theme=dark', hotel).toSorted()).toEqual([
    'stayfront-currency',
    'stayfront-language',
    'stayfront-mode',
  ]);
  expect(come('lang=de', hotel)).toEqual([]);
  expect(jar.get(channelCookies.clientId)).toEqual({ value: 'new', days: 3650 });
});

test('where the hotel asks, a browser gets its number with a yes to being counted, and loses it with a no', () => {
  jar.clear();
  const asking = { hotelId: 1001, asksConsent: true };
  const answer = (bits: string) => jar.set('stayfront-consent-1001', { value: bits, days: 180 });
  come('', asking);
  expect(jar.has(channelCookies.clientId), 'before an answer').toBe(false);
  answer('0111');
  come('', asking);
  expect(jar.has(channelCookies.clientId), 'advertising alone').toBe(false);
  answer('1000');
  come('', asking);
  expect(jar.get(channelCookies.clientId)?.days).toBe(3650);
  answer('0000');
  come('', asking);
  expect(jar.has(channelCookies.clientId), 'after a no').toBe(false);
});

test('a chain’s page, on which nobody is asked, gives a browser no number', () => {
  jar.clear();
  come('');
  expect(jar.has(channelCookies.clientId)).toBe(false);
});

test('a number from another hotel is left alone until this one’s guest has answered', () => {
  come('', { hotelId: 1001, asksConsent: true });
  expect(jar.has(channelCookies.clientId)).toBe(true);
});
