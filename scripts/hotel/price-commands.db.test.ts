import { addDays, stayDate } from '@stayfront/rules/stay/stay-date';
import { readDatabaseTime } from '@stayfront/server/platform/clock/database-time';
import { todayAt } from '@stayfront/rules/stay/hotel-clock';
import { freshDatabase } from '@stayfront/server/testing/fresh-database';
import { openHotel, smallHotel, smallNights, written } from '@stayfront/server/testing/small-hotel';
import { expect, test, vi } from 'vitest';
import { priceCommands } from './price-commands.ts';

const database = await freshDatabase();
const today = todayAt('Europe/Zurich', await readDatabaseTime(database.db));
// A Friday two months ahead, so that weekdays and prices are always the same.
const ahead = Array.from({ length: 7 }, (_, i) => addDays(today, 60 + i));
const friday = ahead.find((day) => new Date(`${day}T00:00:00Z`).getUTCDay() === 5) ?? stayDate('2027-01-01');
const hotel = smallHotel({
  language: 'en',
  services: [
    {
      id: 'cleaning',
      name: { en: 'Final cleaning' },
      description: { en: 'Of the room' },
      pricingType: 'Per stay',
      priceMinor: 3_000,
      isRequired: true,
      rooms: ['family'],
    },
  ],
  ratePlans: [
    ...written.ratePlans.map((plan) => ({ ...plan, services: ['cleaning'] })),
    {
      ...(written.ratePlans[0] ?? expect.fail()),
      id: 'saver',
      name: { en: 'Saver' },
      conditions: { minNights: 2 },
      follows: { ratePlan: 'pay-at-hotel', change: { kind: 'percent', basisPoints: -1_000 }, rules: 'own' },
    },
    { ...(written.ratePlans[0] ?? expect.fail()), id: 'inside', isPackageOnly: true, services: ['cleaning'] },
  ],
  promotions: [{ code: 'HELLO', name: { en: 'Hello' }, discount: { kind: 'amount', minor: 500 } }],
  offers: [
    {
      id: 'early',
      name: { en: 'Early booking' },
      conditions: { minDaysBefore: 30 },
      discount: { kind: 'percent', basisPoints: 1_000 },
    },
    {
      id: 'week',
      name: { en: 'Stay 7, pay 6' },
      discount: { kind: 'free-nights', nights: 7, free: 1, which: 'last', repeats: true },
    },
  ],
});
const { rooms, rates } = smallNights(hotel, today, 80);
await openHotel(database.db, hotel, { rooms, rates: rates.filter(({ ratePlanId }) => ratePlanId !== 'saver') });

/** `npm run hotel -- price …` as a person types it, in this process. */
async function price(...words: readonly string[]): Promise<{ readonly code: number; readonly said: string }> {
  vi.stubEnv('DATABASE_URL', database.url);
  const said: string[] = [];
  const hear = (line: string): void => void said.push(line);
  const ears = [vi.spyOn(console, 'log'), vi.spyOn(console, 'error')].map((ear) => ear.mockImplementation(hear));
  try {
    const code = await priceCommands[0]?.run(['7001', ...words]);
    return { code: code ?? -1, said: said.join('\n') };
  } finally {
    for (const ear of ears) ear.mockRestore();
    vi.unstubAllEnvs();
  }
}

const sunday = addDays(friday, 2);

test('a price is told night by night, line by line, in columns that add up', async () => {
  const { code, said } = await price('family', 'pay-at-hotel', friday, sunday, '2', '7,1');
  expect(said).toBe(
    [
      'Family room, Pay at the hotel; amounts in CHF.',
      'Paying as adults: 2, as children: 1, as infants: 1.',
      '',
      `${friday}, Friday`,
      '          175.55  2 paying as adults, at the price for 2',
      '           15.00  child of 7',
      '            5.00  infant of 1',
      '          -19.56  Early booking',
      '          175.99  the night',
      '',
      `${addDays(friday, 1)}, Saturday`,
      '          176.66  2 paying as adults, at the price for 2',
      '           15.00  child of 7',
      '            5.00  infant of 1',
      '          -19.67  Early booking',
      '          176.99  the night',
      '',
      'What nobody can refuse',
      '           30.00  Final cleaning, per stay',
      '',
      '          382.98  CHF in all',
      '',
      'Not given: Stay 7, pay 6 (for 7 nights at least).',
    ].join('\n'),
  );
  expect(code).toBe(0);
});

test('a derived rate, a code of no use and a rate of packages say so', async () => {
  const { said } = await price('double', 'saver', friday, sunday, '2', '-', 'hello');
  expect(said).toContain('Prices are worked out from those of pay-at-hotel, but for nights set apart.');
  expect(said).toContain('          122.00  2 paying as adults, at the price for 2');
  expect(said).toContain('Not given: HELLO (the price is as low or lower without it).');
  const inside = await price('family', 'inside', friday, sunday);
  expect(inside.said).toContain('Sold inside packages only: nothing is added to it.');
  expect(inside.said).not.toContain('Final cleaning');
});

test.each([
  [['double', 'pay-at-hotel', friday, sunday, '3'], 'Cannot be had: the room takes 2 persons at most.'],
  [['double', 'saver', friday, addDays(friday, 1)], 'Cannot be had: stays have 2 nights at least.'],
  [
    ['double', 'pay-at-hotel', addDays(today, 100), addDays(today, 101)],
    `Cannot be had: the night of ${addDays(today, 100)} has no price at this rate.`,
  ],
])('a stay that cannot be had is refused with the reason in words: %s', async (words, said) =>
  expect(await price(...words)).toEqual({ code: 1, said }),
);

test('what was typed wrong is named, with what there is', async () => {
  expect(await price('attic', 'cheap', friday, '2027-02-30', 'two', 'seven', 'NOPE')).toEqual({
    code: 1,
    said: [
      'What was typed cannot be used:',
      '  ROOM: This hotel has double, family',
      '  RATE: This hotel has pay-at-hotel, guaranteed, prepaid, saver, inside',
      '  DEPARTURE: Write a day of the calendar as YYYY-MM-DD',
      '  ADULTS: Write a whole number',
      '  AGES: Write ages as 7,3, or - for none',
      '  CODE: NOPE opens no offer of this hotel',
    ].join('\n'),
  });
  expect((await price('family', 'prepaid', friday, friday)).said).toBe(
    [
      'What was typed cannot be used:',
      '  RATE: It is sold in double',
      '  DEPARTURE: Choose a day after the arrival',
    ].join('\n'),
  );
  expect((await price('double', 'pay-at-hotel', '2020-01-01', '2020-01-02')).said).toBe(
    `What was typed cannot be used:\n  ARRIVAL: Choose an arrival from ${today} on`,
  );
});
