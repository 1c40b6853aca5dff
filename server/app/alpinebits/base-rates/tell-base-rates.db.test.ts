import { stayDate } from '@stayfront/rules/stay/stay-date';
import { describe, expect, test } from 'vitest';
import { makeKey } from '../../../property/key/make-key.ts';
import { alpineClient, writeBaseRates } from '../../../testing/alpine-client.ts';
import { connectSystem } from '../../../testing/connected-system.ts';
import { freshDatabase } from '../../../testing/fresh-database.ts';
import { managementApi } from '../../../testing/management-api.ts';
import { openHotel, smallHotel, smallNights } from '../../../testing/small-hotel.ts';
import { startApp } from '../../../testing/start-app.ts';

const database = await freshDatabase();
const { db } = database;
const clock = { now: Date.parse('2027-06-01T12:00:00Z') };
const app = await startApp(database, clock);
const hotel = smallHotel();
await openHotel(db, hotel, smallNights(hotel, stayDate('2027-06-01'), 5));
const { key } = await makeKey(db, 7001, 'Revenue', clock.now);
const management = managementApi(app, 7001, key);
const made = await connectSystem(db, 7001, { settings: { ratePlans: { BAR: 'pay-at-hotel' } } }, clock.now);
const client = alpineClient(app, { hotelId: 7001, ...made });
const ask = (codes: readonly string[], days?: readonly [string, string] | 'changes') =>
  client.send('OTA_HotelRatePlan:BaseRates', writeBaseRates(7001, codes, days));
const ratesIn = (text: string) =>
  [...text.matchAll(/<Rate InvTypeCode="([^"]*)" Start="([^"]*)" End="([^"]*)">/g)].map((match) => match.slice(1));
const double = { room: 'double', ratePlan: 'pay-at-hotel' };

describe('base rates', () => {
  test('are a list of plans by code and title where nothing more is asked', async () => {
    const { outcome, text } = await ask([]);
    expect(outcome).toBe('success');
    expect([...text.matchAll(/RatePlanCode="([^"]*)"/g)].map(([, code]) => code)).toEqual(['BAR', 'GTD', 'PRE']);
    expect(text).not.toContain('<Rates');
  });

  test('are what guests pay on the days asked for, in the codes of who asks', async () => {
    const { outcome, text } = await ask(['BAR'], ['2027-06-02', '2027-06-03']);
    expect(outcome).toBe('success');
    expect(ratesIn(text)).toEqual([
      ['double', '2027-06-02', '2027-06-02'],
      ['double', '2027-06-03', '2027-06-03'],
      ['family', '2027-06-02', '2027-06-02'],
      ['family', '2027-06-03', '2027-06-03'],
    ]);
    // A Wednesday: 100.00 and three times 1.11, and 30.00 more for the second.
    expect(text).toContain(
      '<BaseByGuestAmt NumberOfGuests="1" AgeQualifyingCode="10" AmountAfterTax="103.33"/><BaseByGuestAmt NumberOfGuests="2" AgeQualifyingCode="10" AmountAfterTax="133.33"/>',
    );
  });

  test('are told as changes since the client asked last', async () => {
    expect(ratesIn((await ask(['BAR'], 'changes')).text)).toHaveLength(10);
    expect((await ask(['BAR'], 'changes')).text).not.toContain('<RatePlan ');
    const days = { from: '2027-06-03', to: '2027-06-03' };
    await management.put('calendar', {
      rates: [{ ...double, ...days, byAdults: [11_000, 14_000], extraAdult: 0, child: 0, infant: 0 }],
      restrictions: [
        { room: 'double', ...days, isClosed: true },
        { ...days, minStay: 2 },
      ],
    });
    const { text } = await ask(['BAR'], 'changes');
    expect(ratesIn(text).map(([, from]) => from)).toEqual(['2027-06-03', '2027-06-03']);
    expect(text).toContain('AmountAfterTax="110.00"');
    expect(text).toContain(
      'Code="double" CodeContext="ROOMTYPE"><LengthsOfStay><LengthOfStay Time="2" TimeUnit="Day" MinMaxMessageType="SetMinLOS"/></LengthsOfStay><RestrictionStatus Restriction="Master" Status="Close"/>',
    );
  });

  test('are refused for plans nobody has, and not guessed where it is unclear what is asked', async () => {
    const unknown = await ask(['BAR', 'SUMMER']);
    expect([unknown.outcome, unknown.says]).toEqual(['error', [expect.stringContaining('there is no "SUMMER"')]]);
    expect((await ask([], ['2027-06-02', '2027-06-03'])).outcome).toBe('warning');
    expect((await ask([], 'changes')).outcome).toBe('warning');
  });
});
