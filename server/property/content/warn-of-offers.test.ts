import { expect, test } from 'vitest';
import { smallHotel, written } from '../../testing/small-hotel.ts';
import { warnOfOffers } from './warn-of-offers.ts';

const percent = { kind: 'percent', basisPoints: 1_000 } as const;
const week = { kind: 'free-nights', nights: 7, free: 1, which: 'last', repeats: true } as const;
const child = { kind: 'child', toAge: 10, basisPoints: 10_000 } as const;
type Offer = NonNullable<(typeof written)['offers']>[number];

const warned = (offer: Omit<Offer, 'id' | 'name'>, guests = written.guests): string[] =>
  warnOfOffers(smallHotel({ guests, offers: [{ id: 'one', name: { en: 'One' }, ...offer }] }));

test('a hotel hears of offers that nobody will ever be given, and of no others', () => {
  expect(warnOfOffers(smallHotel())).toEqual([]);
  for (const discount of [percent, week, child]) expect(warned({ discount })).toEqual([]);
  expect(warned({ discount: percent, conditions: { minAdults: 5 } })).toEqual([
    'Nobody is given the offer "one": it needs 5 adults, and guests.adults.max is 4.',
  ]);
  expect(warned({ discount: week, conditions: { maxNights: 6 } })).toEqual([expect.stringContaining('7 nights')]);
  expect(warned({ discount: { ...percent, basisPoints: 0 } })).toEqual([expect.stringContaining('nothing off')]);
  const adults = {
    ...written.guests,
    children: { ...written.guests.children, max: 0 },
    infants: { ...written.guests.infants, max: 0 },
  };
  expect(warned({ discount: child }, adults)).toEqual([expect.stringContaining('adults only')]);
});
