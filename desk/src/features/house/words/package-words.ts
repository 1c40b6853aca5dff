import { msg } from '@lingui/core/macro';
import type { WordTable } from './field-words.ts';

/** What nights cost by persons: for the package, a season of it, a room of it and a season of that. */
const pricesAt = (at: string): WordTable => ({
  [`${at}/byAdults`]: { name: msg`By the number of adults` },
  [`${at}/byAdults/*`]: { name: msg`Price`, as: 'amount' },
  [`${at}/extraAdult`]: { name: msg`Each further adult`, as: 'amount' },
  [`${at}/child`]: { name: msg`A child pays`, as: 'amount' },
  [`${at}/infant`]: { name: msg`An infant pays`, as: 'amount' },
  [`${at}/bands`]: { name: msg`Children by age` },
  [`${at}/bands/*/fromAge`]: { name: msg`From the age of` },
  [`${at}/bands/*/toAge`]: { name: msg`up to and with` },
  [`${at}/bands/*/minor`]: { name: msg`Amount`, as: 'amount' },
  [`${at}/bands/*/basisPoints`]: { name: msg`Share`, as: 'percent' },
  [`${at}/bands/*/isRefused`]: { name: msg`Not taken` },
});

const seasonsAt = (at: string): WordTable => ({
  [`${at}/seasons`]: { name: msg`Other prices by season` },
  [`${at}/seasons/*/from`]: { name: msg`First night` },
  [`${at}/seasons/*/to`]: { name: msg`Last night` },
  ...pricesAt(`${at}/seasons/*`),
});

const price: WordTable = {
  'packages/*/price': { name: msg`Price` },
  'packages/*/price/kind': {
    name: msg`Price`,
    choices: { stay: msg`one price for the nights together`, 'on-top': msg`an amount on top of the rate` },
  },
  'packages/*/price/nights': { name: msg`Nights in the price` },
  'packages/*/price/extraNight': {
    name: msg`Longer stays`,
    choices: { none: msg`are not sold`, rate: msg`pay further nights at the rate` },
  },
  'packages/*/price/per': {
    name: msg`Paid`,
    choices: {
      stay: msg`for the room, once a stay`,
      night: msg`for the room and each night`,
      person: msg`by each guest, once a stay`,
      'person-night': msg`by each guest for each night`,
    },
  },
  'packages/*/price/minor': { name: msg`Amount`, as: 'amount' },
  'packages/*/price/childMinor': { name: msg`A child pays`, as: 'amount' },
  'packages/*/price/infantMinor': { name: msg`An infant pays`, as: 'amount' },
  ...pricesAt('packages/*/price'),
  ...seasonsAt('packages/*/price'),
  'packages/*/price/rooms': { name: msg`Rooms with a price of their own` },
  'packages/*/price/rooms/*': { name: msg`Room with a price of its own` },
  ...pricesAt('packages/*/price/rooms/*'),
  ...seasonsAt('packages/*/price/rooms/*'),
};

export const packageWords: WordTable = {
  packages: { name: msg`Packages` },
  'packages/*': { name: msg`Package` },
  'packages/*/id': { name: msg`Short word` },
  'packages/*/name': { name: msg`Name` },
  'packages/*/description': { name: msg`Description` },
  'packages/*/pictures': { name: msg`Pictures`, as: 'ids:pictures' },
  'packages/*/ratePlan': { name: msg`Rate behind it`, as: 'ids:ratePlans' },
  'packages/*/isPublic': { name: msg`Everybody sees it` },
  'packages/*/isAmongResults': { name: msg`Shown among the rooms that were found` },
  'packages/*/sort': { name: msg`Place among the packages` },
  'packages/*/includes': { name: msg`Services in its price`, as: 'ids:services' },
  'packages/*/stock': { name: msg`How many are sold` },
  'packages/*/stock/perNight': { name: msg`Rooms on any night` },
  'packages/*/stock/perArrivalDay': { name: msg`Rooms that arrive on one day` },
  'packages/*/conditions': { name: msg`Limits` },
  'packages/*/conditions/minAdvanceDays': { name: msg`Book ahead, at least` },
  'packages/*/conditions/maxAdvanceDays': { name: msg`Book ahead, at most` },
  'packages/*/conditions/minNights': { name: msg`Nights at least` },
  'packages/*/conditions/maxNights': { name: msg`Nights at most` },
  'packages/*/conditions/arrivalWeekdays': { name: msg`Arrivals on`, as: 'weekdays' },
  'packages/*/conditions/openPeriods': { name: msg`Sold on these days` },
  'packages/*/conditions/openPeriods/*/from': { name: msg`First night` },
  'packages/*/conditions/openPeriods/*/to': { name: msg`Last night` },
  'packages/*/conditions/periods': { name: msg`Closed on these days` },
  'packages/*/conditions/periods/*/from': { name: msg`First night` },
  'packages/*/conditions/periods/*/to': { name: msg`Last night` },
  'packages/*/conditions/minAdults': { name: msg`Adults at least` },
  'packages/*/conditions/maxChildren': { name: msg`Children at most` },
  'packages/*/conditions/isAdultsOnly': { name: msg`For adults only` },
  ...price,
};
