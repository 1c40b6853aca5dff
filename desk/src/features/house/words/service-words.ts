import { msg } from '@lingui/core/macro';
import { pricingTypes } from '@stayfront/rules/service/price-service';
import type { WordTable } from './field-words.ts';

const [perNight, perGuest, perGuestNight, perStay, perUse] = pricingTypes;

export const serviceWords: WordTable = {
  services: { name: msg`Services` },
  'services/*': { name: msg`Service` },
  'services/*/id': { name: msg`Short word` },
  'services/*/name': { name: msg`Name` },
  'services/*/description': { name: msg`Description` },
  'services/*/pricingType': {
    name: msg`Paid`,
    choices: {
      [perGuestNight]: msg`by each guest for each night`,
      [perGuest]: msg`by each guest, once a stay`,
      [perNight]: msg`for the room and each night`,
      [perStay]: msg`for the room, once a stay`,
      [perUse]: msg`each time it is used`,
    },
  },
  'services/*/priceMinor': { name: msg`Price`, as: 'amount' },
  'services/*/childMinor': { name: msg`A child pays`, as: 'amount' },
  'services/*/infantMinor': { name: msg`An infant pays`, as: 'amount' },
  'services/*/discountMinor': { name: msg`Taken off the price`, as: 'amount' },
  'services/*/vatBasisPoints': { name: msg`VAT in the price`, as: 'percent' },
  'services/*/mealPlanCode': {
    name: msg`Meal`,
    choices: {
      1: msg`all inclusive`,
      3: msg`bed and breakfast`,
      4: msg`buffet breakfast`,
      6: msg`continental breakfast`,
      10: msg`full board`,
      11: msg`full breakfast`,
      12: msg`half board`,
      19: msg`breakfast`,
      21: msg`lunch`,
      22: msg`dinner`,
      24: msg`lunch and dinner`,
    },
  },
  'services/*/seasons': { name: msg`Other prices by season` },
  'services/*/seasons/*/from': { name: msg`First night` },
  'services/*/seasons/*/to': { name: msg`Last night` },
  'services/*/seasons/*/priceMinor': { name: msg`Price`, as: 'amount' },
  'services/*/seasons/*/childMinor': { name: msg`A child pays`, as: 'amount' },
  'services/*/seasons/*/infantMinor': { name: msg`An infant pays`, as: 'amount' },
  'services/*/isOnlyInSeasons': { name: msg`Only in these seasons` },
  'services/*/isPartOfPrice': { name: msg`Free with free nights and children` },
  'services/*/weekdays': { name: msg`Nights that have it`, as: 'weekdays' },
  'services/*/rooms': { name: msg`Rooms that have it`, as: 'ids:rooms' },
  'services/*/isIncluded': { name: msg`In the price of the room` },
  'services/*/isRequired': { name: msg`Comes with every booking and is paid` },
  'services/*/isFeatured': { name: msg`Stands out among the services` },
  'services/*/minQuantity': { name: msg`At least` },
  'services/*/maxQuantity': { name: msg`At most` },
  'services/*/picture': { name: msg`Picture`, as: 'ids:pictures' },
};
