import type { CancellationPolicy } from '@stayfront/rules/cancellation/policy';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import { expect, test } from 'vitest';
import type { Language } from '@stayfront/contract/property/texts';
import { textsFor } from '../../platform/texts/texts-for.ts';
import { policyText, writeCancellationPolicy } from './write-cancellation-policy.ts';

const twoDays = { daysBefore: 2, hour: 18 };
const [early, late] = [Date.parse('2027-06-01T12:00:00Z'), Date.parse('2027-06-10T12:00:00Z')];

async function tell(
  policy: CancellationPolicy,
  language: Language = 'en',
  now = early,
  laterFee?: number,
): Promise<string> {
  const arrival = stayDate('2027-06-11');
  const asked = { policy, arrival, timeZone: 'Europe/Zurich', currency: 'CHF', now } as const;
  return policyText(
    writeCancellationPolicy(await textsFor(language), laterFee === undefined ? asked : { ...asked, laterFee }),
  );
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
  expect(await tell(nights, 'en', early, 24_000)).toMatch(
    /costs the price of the first night\. For this stay that is CHF\s240\.00\.$/,
  );
  const all: CancellationPolicy = { freeUntil: null, fee: { kind: 'percent', basisPoints: 10_000 } };
  expect(await tell(all, 'de', early, 72_000)).toMatch(/sind das 720,00\sCHF\.$/);
  const fixed: CancellationPolicy = { freeUntil: twoDays, fee: { kind: 'fixed', minor: 4_500 } };
  expect(await tell(fixed, 'en', early, 4_500)).toMatch(/later costs CHF\s45\.00\.$/);
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
