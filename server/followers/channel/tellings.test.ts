import { examples } from '@stayfront/sandbox/partners/example';
import { describe, expect, test } from 'vitest';
import type { Outgoing } from '../webhook/reach-out.ts';
import type { Report } from './report.ts';
import { askForGoogleKey, reportToGoogle } from './report-to-google.ts';
import { reportToKayak } from './report-to-kayak.ts';
import { reportToTripadvisor } from './report-to-tripadvisor.ts';
import { reportToTrivago } from './report-to-trivago.ts';

const booking: Report = {
  what: 'booking',
  reservationId: 'SB4-K7QM2XH9RD',
  facts: {
    arrival: '2027-06-11',
    departure: '2027-06-13',
    rooms: 1,
    roomNights: 2,
    adults: 2,
    total: 61_250,
    tax: 2_242,
    currency: 'CHF',
  },
  kept: 0,
  bookedAt: Date.parse('2027-06-01T12:00:00Z'),
  at: Date.parse('2027-06-02T00:00:00Z'),
  channel: {
    refid: 'tripadvisor-9f3c',
    trvReference: 'trv-5d41402abc4b2a76',
    trvLocale: 'de-CH',
    kayakClickId: 'kk-77aa31',
    googleClickId: 'gclid-EAIaIQob',
    consent: 'granted',
  },
  language: 'de',
  pageUrl: 'https://book.example/1001',
};
const { consent: _said, ...notAsked } = booking.channel;
const later = Date.parse('2027-06-03T12:00:00Z');
const change: Report = {
  ...booking,
  what: 'change',
  at: later,
  facts: { ...booking.facts, departure: '2027-06-14', roomNights: 3, total: 91_875 },
};
const cancellation: Report = { ...booking, what: 'cancellation', at: later, kept: 30_625 };

const home = 'https://partner.example';
const tripadvisor = { url: `${home}/tripadvisor/conversion`, id: '80451', partnerName: 'SSC_Example' };
const trivago = {
  url: `${home}/trivago/tracking/booking`,
  apiKey: 'trivago-key',
  advertiserId: '2140',
  hotel: '1001',
};
const google = {
  partner: 'google' as const,
  url: `${home}/google/ads`,
  tokenUrl: `${home}/google/token`,
  customerId: '1234567890',
  loginCustomerId: '9998887776',
  conversionActionId: '4711',
  developerToken: 'dev-1',
  clientId: 'client-1',
  clientSecret: 'secret-1',
  refreshToken: 'refresh-1',
  whenNotAsked: 'withhold' as const,
  accessToken: 'sandbox-access',
};

/** A request as the examples are written down. */
function asExample({ method, url, headers, body }: Outgoing, about: string, fixed: readonly string[]): object {
  const { pathname, searchParams } = new URL(url);
  const { 'user-agent': agent, ...others } = headers;
  expect(agent).toBe('Stayfront');
  const isForm = headers['content-type'] === 'application/x-www-form-urlencoded';
  return {
    about,
    method,
    path: pathname,
    headers: others,
    query: Object.fromEntries(searchParams),
    fixed,
    body: body === null ? null : isForm ? Object.fromEntries(new URLSearchParams(body)) : (JSON.parse(body) as unknown),
  };
}

describe('what a partner is told', () => {
  const trivagoWith = (report: Report): Outgoing => reportToTrivago.write({ partner: 'trivago', ...trivago }, report);
  test.each([
    ['tripadvisor-booking', reportToTripadvisor.write({ partner: 'tripadvisor', ...tripadvisor }, booking)],
    ['trivago-booking', trivagoWith(booking)],
    ['trivago-change', trivagoWith(change)],
    ['trivago-cancellation', trivagoWith(cancellation)],
    [
      'kayak-booking',
      reportToKayak.write(
        { partner: 'kayak', url: `${home}/kayak/confirm/`, provider: 'EXAMPLE' },
        { ...booking, at: 1_811_937_600_000 },
      ),
    ],
    ['google-key', askForGoogleKey(google)],
    ['google-booking', reportToGoogle.write(google, booking)],
    ['google-booking-not-asked', reportToGoogle.write(google, { ...booking, channel: notAsked })],
    ['google-change', reportToGoogle.write(google, change)],
    ['google-cancellation', reportToGoogle.write(google, cancellation)],
  ])('is, letter for letter, the recorded example of %s', (name, outgoing) => {
    const example = examples[name];
    expect(asExample(outgoing, example?.about ?? '', example?.fixed ?? [])).toEqual(example);
  });

  test('is compared for every example there is; the hotel-shop’s is written by the browser', () => {
    const others = Object.keys(examples).filter((name) => !/^(tripadvisor|trivago|kayak|google)-/.test(name));
    expect([others, Object.keys(examples).length]).toEqual([['hotel-shop-booking'], 11]);
  });

  test('is nothing about the guest, and no mark of another partner', () => {
    const said = JSON.stringify([
      reportToTripadvisor.write({ partner: 'tripadvisor', ...tripadvisor }, booking),
      reportToKayak.write({ partner: 'kayak', url: home, provider: 'X' }, booking),
    ]);
    expect(said).not.toContain('gclid-EAIaIQob');
    expect(said).not.toContain('trv-5d41402abc4b2a76');
  });
});
