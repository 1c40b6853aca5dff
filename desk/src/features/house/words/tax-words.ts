import { msg } from '@lingui/core/macro';
import type { WordTable } from './field-words.ts';

export const taxWords: WordTable = {
  taxes: { name: msg`Taxes` },
  'taxes/*': { name: msg({ message: 'Tax', comment: 'One of the taxes of a hotel' }) },
  'taxes/*/id': { name: msg`Short word` },
  'taxes/*/kind': {
    name: msg`Kind of tax`,
    choices: { vat: msg`in the price`, local: msg`paid at the hotel` },
  },
  'taxes/*/name': { name: msg`Name` },
  'taxes/*/basisPoints': { name: msg`Share of the price`, as: 'percent' },
  'taxes/*/basis': { name: msg`Counted` },
  'taxes/*/basis/kind': {
    name: msg`Counted`,
    choices: {
      'per-person-per-night': msg`by each guest for each night`,
      'per-person': msg`by each guest, once a stay`,
      'per-night': msg`for the room and each night`,
      'per-stay': msg`for the room, once a stay`,
      percent: msg`as a share of the price of the room`,
    },
  },
  'taxes/*/basis/adultMinor': { name: msg`An adult pays`, as: 'amount' },
  'taxes/*/basis/childMinor': { name: msg`A child pays`, as: 'amount' },
  'taxes/*/basis/infantMinor': { name: msg`An infant pays`, as: 'amount' },
  'taxes/*/basis/minor': { name: msg`Amount`, as: 'amount' },
  'taxes/*/basis/basisPoints': { name: msg`Share`, as: 'percent' },
  'taxes/*/maxNights': { name: msg`Nights that are taxed, at most` },
  'taxes/*/season': { name: msg`Only in a part of the year` },
  'taxes/*/season/from': { name: msg({ message: 'From', comment: 'A day of the year' }) },
  'taxes/*/season/to': { name: msg({ message: 'to', comment: 'A day of the year' }) },
};
