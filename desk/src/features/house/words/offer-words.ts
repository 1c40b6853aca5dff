import { msg } from '@lingui/core/macro';
import type { WordTable } from './field-words.ts';

/** Which discounts are given together: the same for offers and codes. */
const joiningAt = (at: string): WordTable => ({
  [`${at}/joins`]: {
    name: msg`With other discounts`,
    choices: { none: msg`given alone`, all: msg`given together with others that may be` },
  },
  [`${at}/group`]: { name: msg`Group` },
  [`${at}/rooms`]: { name: msg`Rooms`, as: 'ids:rooms' },
  [`${at}/ratePlans`]: { name: msg`Rates`, as: 'ids:ratePlans' },
});

const daysAt = (at: string): WordTable => ({
  [`${at}/stayFrom`]: { name: msg`First night` },
  [`${at}/stayTo`]: { name: msg`Last night` },
  [`${at}/sellFrom`]: { name: msg`Booked from` },
  [`${at}/sellTo`]: { name: msg`Booked until` },
});

const discount: WordTable = {
  'offers/*/discount': { name: msg`Discount` },
  'offers/*/discount/kind': {
    name: msg`Discount`,
    choices: {
      percent: msg`a share of the nights`,
      amount: msg`an amount`,
      'free-nights': msg`nights for nothing`,
      child: msg`children pay less`,
    },
  },
  'offers/*/discount/basisPoints': { name: msg`Share`, as: 'percent' },
  'offers/*/discount/minor': { name: msg`Amount`, as: 'amount' },
  'offers/*/discount/per': {
    name: msg`Taken off`,
    choices: {
      night: msg`each night of the room`,
      stay: msg`the whole stay of the room`,
      person: msg`the stay of each guest`,
      'person-night': msg`each night of each guest`,
    },
  },
  'offers/*/discount/nights': { name: msg`Of so many nights` },
  'offers/*/discount/free': { name: msg`so many are free` },
  'offers/*/discount/which': {
    name: msg`Free are`,
    choices: { last: msg`the last`, first: msg`the first`, cheapest: msg`the cheapest` },
  },
  'offers/*/discount/repeats': { name: msg`Again for every further so many nights` },
  'offers/*/discount/fromAge': { name: msg`From the age of` },
  'offers/*/discount/toAge': { name: msg`up to and with` },
  'offers/*/discount/positions': { name: msg`Which of these children` },
  'offers/*/discount/positions/from': { name: msg`From child` },
  'offers/*/discount/positions/to': { name: msg`to child` },
  'offers/*/discount/minChildren': { name: msg`So many have to come` },
};

export const offerWords: WordTable = {
  offers: { name: msg`Offers` },
  'offers/*': { name: msg`Offer` },
  'offers/*/id': { name: msg`Short word` },
  'offers/*/name': { name: msg`Name` },
  'offers/*/description': { name: msg`Description` },
  'offers/*/code': { name: msg`Only with the code` },
  'offers/*/conditions': { name: msg`Given when` },
  ...daysAt('offers/*/conditions'),
  'offers/*/conditions/nightsOutside': {
    name: msg`A stay that goes beyond these days`,
    choices: { refused: msg`has no discount`, 'full-price': msg`has it on the nights within` },
  },
  'offers/*/conditions/minNights': { name: msg`Nights at least` },
  'offers/*/conditions/maxNights': { name: msg`Nights at most` },
  'offers/*/conditions/minDaysBefore': { name: msg`Book ahead, at least` },
  'offers/*/conditions/maxDaysBefore': { name: msg`Book ahead, at most` },
  'offers/*/conditions/arrivalWeekdays': { name: msg`Arrivals on`, as: 'weekdays' },
  'offers/*/conditions/weekdays': { name: msg`Nights it counts for`, as: 'weekdays' },
  'offers/*/conditions/minAdults': { name: msg`Adults at least` },
  ...discount,
  ...joiningAt('offers/*'),
};

export const promotionWords: WordTable = {
  promotions: { name: msg`Promo codes` },
  'promotions/*': { name: msg`Promo code` },
  'promotions/*/code': { name: msg`Code` },
  'promotions/*/name': { name: msg`Name` },
  'promotions/*/discount': { name: msg`Discount` },
  'promotions/*/discount/kind': {
    name: msg`Discount`,
    choices: {
      percent: msg`a share of the nights`,
      amount: msg`an amount off the stay`,
      'free-night': msg`a night for nothing`,
    },
  },
  'promotions/*/discount/basisPoints': { name: msg`Share`, as: 'percent' },
  'promotions/*/discount/minor': { name: msg`Amount`, as: 'amount' },
  'promotions/*/discount/everyNights': { name: msg`Every so many nights` },
  ...daysAt('promotions/*'),
  ...joiningAt('promotions/*'),
};
