import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readConsent } from './read-consent.ts';
import { readFromFrame, readFromPage } from './messages.ts';

const consent = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'granted',
} as const;

describe('what the hotel’s page says', () => {
  test('is taken in its shape, and nothing beside it', () => {
    const said = [
      { type: 'stayfront:hello', page: 'https://www.hotel.example/book' },
      { type: 'stayfront:view', top: 120, height: 800 },
      { type: 'stayfront:theme', mode: 'dark' },
      { type: 'stayfront:consent', consent },
    ];
    for (const message of said) expect(readFromPage({ ...message, more: 'ignored' })).toEqual(message);
  });

  test.each([
    { type: 'stayfront:view', top: -1, height: 800 },
    { type: 'stayfront:view', top: 0.5, height: 800 },
    { type: 'stayfront:view', top: 0, height: Number.POSITIVE_INFINITY },
    { type: 'stayfront:view', top: '0', height: 800 },
    { type: 'stayfront:theme', mode: 'red;}' },
    { type: 'stayfront:hello', page: 'x'.repeat(2001) },
    { type: 'stayfront:hello' },
    { type: 'stayfront:consent', consent: { analytics_storage: 'granted' } },
    { type: 'stayfront:consent', consent: { ...consent, ad_storage: true } },
    { type: 'stayfront:consent', consent: null },
    { type: 'stayfront:height', height: 10 },
    'stayfront:theme',
    null,
    [],
  ])('is not taken in any other shape: %j', (data) => {
    expect(readFromPage(data)).toBeNull();
  });
});

describe('what the booking says', () => {
  test('is taken in its shape', () => {
    for (const message of [
      { type: 'stayfront:ready', title: 'All rooms' },
      { type: 'stayfront:height', height: 2400 },
      { type: 'stayfront:top', top: 0 },
    ])
      expect(readFromFrame(message)).toEqual(message);
  });

  test.each([
    { type: 'stayfront:height', height: 100_001 },
    { type: 'stayfront:height', height: Number.NaN },
    { type: 'stayfront:ready', title: { toString: 'x' } },
    { type: 'stayfront:theme', mode: 'dark' },
    7,
  ])('is not taken in any other shape: %j', (data) => {
    expect(readFromFrame(data)).toBeNull();
  });
});

test('whatever anybody sends, it is read as nothing or as one of ours', () => {
  const types = ['ready', 'height', 'top', 'hello', 'view', 'theme', 'consent'].map((name) => `stayfront:${name}`);
  const anything = fc.oneof(
    fc.anything(),
    fc.record(
      {
        type: fc.constantFrom(...types),
        title: fc.anything(),
        height: fc.anything(),
        top: fc.anything(),
        page: fc.anything(),
        mode: fc.anything(),
        consent: fc.anything(),
      },
      { requiredKeys: ['type'] },
    ),
  );
  fc.assert(
    fc.property(anything, (data) => {
      for (const read of [readFromFrame, readFromPage]) {
        const message = read(data);
        expect(message === null || types.includes(message.type)).toBe(true);
      }
    }),
  );
});

describe('consent as an attribute', () => {
  test('grants what is named, and denies all else', () => {
    expect(readConsent('analytics')).toEqual(consent);
    expect(readConsent('none')).toEqual({ ...consent, analytics_storage: 'denied' });
    expect(readConsent('marketing, analytics_storage')).toEqual(
      Object.fromEntries(Object.keys(consent).map((signal) => [signal, 'granted'])),
    );
    expect(readConsent(null)).toBeNull();
  });
});
