import type { CancellationPolicy } from '@stayfront/rules/cancellation/policy';
import { money, sum } from '@stayfront/rules/money';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import { describe, expect, test } from 'vitest';
import { languages, type Language } from '@stayfront/contract/property/texts';
import { textsFor } from '../../platform/texts/texts-for.ts';
import { policyText, writeCancellationPolicy } from './write-cancellation-policy.ts';

const twoDays = { daysBefore: 2, hour: 18 };
const [early, late] = [Date.parse('2027-06-01T12:00:00Z'), Date.parse('2027-06-10T12:00:00Z')];

async function tell(
  policy: CancellationPolicy,
  language: Language = 'en',
  now = early,
  ...prices: number[]
): Promise<string> {
  const arrival = stayDate('2027-06-11');
  const asked = { policy, arrival, timeZone: 'Europe/Zurich', currency: 'CHF', now } as const;
  const nightPrices = prices.map((minor) => money(minor, 'CHF'));
  const priced = { arrival, nightPrices, total: sum(nightPrices, 'CHF') };
  return policyText(
    writeCancellationPolicy(await textsFor(language), prices.length === 0 ? asked : { ...asked, priced }),
  ).replaceAll('\u00a0', ' ');
}

test('a policy says until when it is free, by the hotel’s clock, and what it costs after that', async () => {
  expect(await tell({ freeUntil: twoDays, fee: { kind: 'nights', nights: 1 } })).toBe(
    'Free cancellation until 9 June 2027, 18:00 (time at the hotel). Cancelling later costs the price of the first night.',
  );
  expect(await tell({ freeUntil: twoDays, fee: { kind: 'nights', nights: 2 } })).toContain(
    'Cancelling later costs the price of the first 2 nights.',
  );
  expect(await tell({ freeUntil: twoDays, fee: { kind: 'percent', basisPoints: 5_050 } })).toContain(
    'Cancelling later costs 50.5% of the price of the stay.',
  );
  expect(await tell({ freeUntil: twoDays, fee: { kind: 'fixed', minor: 4_500 } })).toMatch(
    /later costs CHF\s45\.00\.$/,
  );
});

test('once the deadline has passed it says only what cancelling costs', async () => {
  expect(await tell({ freeUntil: twoDays, fee: { kind: 'nights', nights: 1 } }, 'en', late)).toBe(
    'Cancelling costs the price of the first night.',
  );
  expect(await tell({ freeUntil: null, fee: { kind: 'percent', basisPoints: 10_000 } })).toBe(
    'Non-refundable: cancelling costs the whole price of the stay.',
  );
});

test('a fee of nothing reads as free', async () => {
  for (const fee of [{ kind: 'percent', basisPoints: 0 } as const, { kind: 'fixed', minor: 0 } as const])
    expect(await tell({ freeUntil: null, fee })).toBe('Free cancellation at any time.');
});

test('of a stay that has a price it says what the fee comes to', async () => {
  const nights: CancellationPolicy = { freeUntil: twoDays, fee: { kind: 'nights', nights: 1 } };
  expect(await tell(nights, 'en', early, 24_000, 9_000)).toMatch(
    /costs the price of the first night\. For this stay that is CHF\s240\.00\.$/,
  );
  const all: CancellationPolicy = { freeUntil: null, fee: { kind: 'percent', basisPoints: 10_000 } };
  expect(await tell(all, 'de', early, 72_000)).toMatch(/sind das 720,00\sCHF\.$/);
  const fixed: CancellationPolicy = { freeUntil: twoDays, fee: { kind: 'fixed', minor: 4_500 } };
  expect(await tell(fixed, 'en', early, 90_000)).toMatch(/later costs CHF\s45\.00\.$/);
  expect(await tell(fixed, 'en', early, 3_000)).toMatch(/For this stay that is CHF\s30\.00\.$/);
});

test('it is written in the guest’s language', async () => {
  const policy: CancellationPolicy = { freeUntil: twoDays, fee: { kind: 'nights', nights: 2 } };
  expect(await tell(policy, 'de')).toBe(
    'Kostenlose Stornierung bis 9. Juni 2027, 18:00 Uhr (Ortszeit des Hotels). Eine spätere Stornierung kostet den Preis der ersten 2 Nächte.',
  );
  expect(await tell(policy, 'ar')).toBe(
    'إلغاء مجاني حتى 9 يونيو 2027، 18:00 (بتوقيت الفندق). الإلغاء بعد ذلك يكلّف سعر أول ليلتين.',
  );
  expect(await tell(policy, 'it')).toMatch(/^Cancellazione gratuita fino a mercoledì 9 giugno 2027, ore 18:00 /);
  expect(await tell(policy, 'th')).toContain('9 มิถุนายน 2570');
  expect(await tell(policy, 'ja')).toContain('2027年6月9日');
  expect(await tell(policy, 'hu')).toContain('2027. június 9.');
});

const inSteps: CancellationPolicy = {
  freeUntil: { daysBefore: 30, hour: 18 },
  fee: { kind: 'percent', basisPoints: 2_000 },
  steps: [
    { after: { daysBefore: 7, hour: 18 }, fee: { kind: 'nights', nights: 2 } },
    { after: { daysBefore: 1, hour: 12 }, fee: { kind: 'percent', basisPoints: 10_000 } },
  ],
};
const months = Date.parse('2027-03-01T12:00:00Z');
const crossing = 'A later step never costs less than an earlier one.';

describe('a policy in steps', () => {
  test('says each of them in one sentence, with its own end', async () => {
    expect(await tell(inSteps, 'en', months)).toBe(
      'Free cancellation until 12 May 2027, 18:00 (time at the hotel). ' +
        'Cancelling until 4 June 2027, 18:00 (time at the hotel): 20% of the price of the stay. ' +
        'Cancelling until 10 June 2027, 12:00 (time at the hotel): the price of the first 2 nights. ' +
        `Cancelling later: the whole price of the stay. ${crossing}`,
    );
  });

  test('begins with the step that holds now, and at the last one says what every policy says', async () => {
    expect(await tell(inSteps, 'en', early)).toMatch(/^Cancelling until 4 June 2027, 18:00 .*: 20% of/);
    const last = Date.parse('2027-06-10T10:00:00Z');
    expect(await tell(inSteps, 'en', last)).toMatch(/^Cancelling until 10 June 2027, 12:00 .*first 2 nights/);
    expect(await tell(inSteps, 'en', last + 1)).toBe('Non-refundable: cancelling costs the whole price of the stay.');
  });

  test('says beside each fee what it comes to for a stay', async () => {
    expect(await tell(inSteps, 'en', early, 20_000, 15_000, 15_000)).toBe(
      'Cancelling until 4 June 2027, 18:00 (time at the hotel): 20% of the price of the stay (CHF 100.00). ' +
        'Cancelling until 10 June 2027, 12:00 (time at the hotel): the price of the first 2 nights (CHF 350.00). ' +
        `Cancelling later: the whole price of the stay (CHF 500.00). ${crossing}`,
    );
  });

  test('says apart what not arriving costs, where it does, also after a single fee', async () => {
    const noShow = { kind: 'percent', basisPoints: 9_000 } as const;
    const half: CancellationPolicy = { freeUntil: twoDays, fee: { kind: 'percent', basisPoints: 5_000 }, noShow };
    expect(await tell(half, 'en', early, 20_000)).toMatch(
      /costs 50% of the price of the stay\. For this stay that is CHF 100\.00\. Not arriving: 90% of the price of the stay \(CHF 180\.00\)\.$/,
    );
    expect(await tell({ ...half, noShow: { kind: 'fixed', minor: 99_000 } }, 'en', early, 20_000)).toContain(
      'Not arriving: CHF 200.00.', // no more than the stay costs
    );
  });

  test('is written in the guest’s language, dates and plurals as readers know them', async () => {
    const noShow = { kind: 'nights', nights: 3 } as const;
    const steps = [{ after: twoDays, fee: { kind: 'nights', nights: 2 } as const }];
    const policy: CancellationPolicy = { freeUntil: null, fee: { kind: 'nights', nights: 1 }, steps, noShow };
    expect(await tell(policy, 'de', early)).toBe(
      'Bei Stornierung bis 9. Juni 2027, 18:00 Uhr (Ortszeit des Hotels): der Preis der ersten Nacht. ' +
        'Bei späterer Stornierung: der Preis der ersten 2 Nächte. Bei Nichtanreise: der Preis der ersten 3 Nächte.',
    );
    expect(await tell(policy, 'ar', early)).toBe(
      'عند الإلغاء حتى 9 يونيو 2027، 18:00 (بتوقيت الفندق): سعر الليلة الأولى. ' +
        'عند الإلغاء بعد ذلك: سعر أول ليلتين. عند عدم الحضور: سعر أول 3 ليالٍ.',
    );
    expect(await tell(policy, 'ja', early)).toBe(
      '2027年6月9日 18:00（ホテルの現地時間）までのキャンセル：最初の1泊分の料金。以降のキャンセル：最初の2泊分の料金。ご到着がない場合：最初の3泊分の料金。',
    );
    expect(await tell(policy, 'it', early)).toContain('fino a mercoledì 9 giugno 2027, ore 18:00');
    expect(await tell(policy, 'th', early)).toContain('9 มิถุนายน 2570');
  });

  test.each(languages)('has a sentence for each step in %s', async (language) => {
    const { steps, noShow } = writeCancellationPolicy(await textsFor(language), {
      policy: { ...inSteps, noShow: { kind: 'percent', basisPoints: 10_000 } },
      arrival: stayDate('2027-06-11'),
      timeZone: 'Europe/Zurich',
      currency: 'CHF',
      now: months,
    });
    expect(steps.map(({ until }) => until && new Date(until).toISOString())).toEqual([
      '2027-05-12T16:00:00.000Z',
      '2027-06-04T16:00:00.000Z',
      '2027-06-10T10:00:00.000Z',
      null,
    ]);
    expect(steps.slice(1).every(({ text, fee }) => fee !== null && text.includes(fee))).toBe(true);
    expect(noShow?.text).toContain(noShow?.fee);
  });
});

test('at an hour that the clocks skip two moments are one, and nothing is said of what lies between', async () => {
  const { steps } = writeCancellationPolicy(await textsFor('en'), {
    policy: {
      freeUntil: { daysBefore: 1, hour: 2 },
      fee: { kind: 'nights', nights: 1 },
      steps: [{ after: { daysBefore: 1, hour: 3 }, fee: { kind: 'nights', nights: 2 } }],
    },
    arrival: stayDate('2027-03-29'),
    timeZone: 'Europe/Zurich',
    currency: 'CHF',
    now: Date.parse('2027-03-01T12:00:00Z'),
  });
  expect(steps.map(({ text }) => text)).toEqual([
    'Free cancellation until 28 March 2027, 03:00 (time at the hotel).',
    'Cancelling later: the price of the first 2 nights.',
  ]);
});
