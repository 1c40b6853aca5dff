import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { channelParameters } from './channel-parameters.ts';
import { noteChannel } from './note-channel.ts';

/** A browser's cookies: what is kept under a name, and for how many days. */
const jar = new Map<string, { readonly value: string; readonly days: number }>();
const cookies = {
  get cookie(): string {
    return [...jar].map(([name, { value }]) => `${name}=${value}`).join('; ');
  },
  set cookie(written: string) {
    const [, name = '', value = '', seconds = ''] = /^([^=]+)=([^;]*);.*max-age=(\d+)/.exec(written) ?? [];
    if (seconds === '0') jar.delete(name);
    else jar.set(name, { value, days: Number(seconds) / 86_400 });
  },
};
vi.stubGlobal('document', cookies);
vi.stubGlobal('window', { self: cookies, top: cookies });
vi.stubGlobal('location', { protocol: 'https:' });
beforeEach(() => jar.clear());
afterAll(() => void vi.unstubAllGlobals());

const come = (query: string): void => noteChannel(new URLSearchParams(query), '/1001');

test('who sent the guest is known for 30 days, and a visit by no link changes nothing about it', () => {
  come('refid=tripadvisor-7');
  come('');
  expect(channelParameters()).toEqual({ refid: 'tripadvisor-7', channelId: 304 });
  expect([...jar.values()].map(({ days }) => days)).toEqual([30, 30]);
});

test('another one’s reference ends the channel of the partner before: its booking is not told to that partner', () => {
  come('refid=tripadvisor-7');
  come('refid=newsletter-3');
  expect(channelParameters()).toEqual({ refid: 'newsletter-3', channelId: 387 });
  come('refid=agency&channelId=512');
  expect(channelParameters()).toEqual({ refid: 'agency', channelId: 512 });
});

test('a partner’s own link changes the channel, and leaves the reference that came before', () => {
  come('refid=newsletter-3');
  come('trv_reference=click-1&trv_locale=de-CH');
  expect(channelParameters()).toEqual({
    refid: 'newsletter-3',
    channelId: 344,
    trvReference: 'click-1',
    trvLocale: 'de-CH',
  });
});
