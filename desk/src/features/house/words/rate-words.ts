import { msg } from '@lingui/core/macro';
import type { WordTable } from './field-words.ts';

const change: WordTable = {
  'ratePlans/*/follows': { name: msg`Follows another rate` },
  'ratePlans/*/follows/ratePlan': { name: msg`Follows`, as: 'ids:ratePlans' },
  'ratePlans/*/follows/change': { name: msg({ message: 'by', comment: 'A rate follows another one by −12 %' }) },
  'ratePlans/*/follows/change/kind': {
    name: msg({ message: 'Kind of difference', comment: 'A rate differs from another by per cent or by an amount' }),
    choices: { percent: msg`a share`, amount: msg`an amount` },
  },
  'ratePlans/*/follows/change/basisPoints': { name: msg`Difference in per cent`, as: 'percent' },
  'ratePlans/*/follows/change/minor': { name: msg`Difference`, as: 'amount' },
  'ratePlans/*/follows/change/per': {
    name: msg({ message: 'for', comment: 'A difference for the room, or for each person' }),
    choices: { night: msg`the room`, person: msg`each person` },
  },
  'ratePlans/*/follows/roundTo': { name: msg`Rounded` },
  'ratePlans/*/follows/roundTo/minor': { name: msg({ message: 'to', comment: 'Rounded to 5.00' }), as: 'amount' },
  'ratePlans/*/follows/roundTo/direction': {
    name: msg`Rounding`,
    choices: { nearest: msg`to the nearest`, up: msg`up`, down: msg`down` },
  },
  'ratePlans/*/follows/rules': {
    name: msg`Rules of days`,
    choices: { own: msg`its own alone`, parent: msg`its own and those of the rate it follows` },
  },
};

const deposit: WordTable = {
  'ratePlans/*/deposit': { name: msg`Deposit` },
  'ratePlans/*/deposit/amount': { name: msg`Paid when it is booked` },
  'ratePlans/*/deposit/amount/kind': {
    name: msg`Deposit in`,
    choices: { percent: msg`a share`, nights: msg`the first nights`, fixed: msg`an amount` },
  },
  'ratePlans/*/deposit/amount/basisPoints': { name: msg`Share of the whole`, as: 'percent' },
  'ratePlans/*/deposit/amount/nights': { name: msg`Nights` },
  'ratePlans/*/deposit/amount/minor': { name: msg`Amount`, as: 'amount' },
  'ratePlans/*/deposit/rest': { name: msg`The rest is paid` },
  'ratePlans/*/deposit/rest/kind': {
    name: msg`The rest is paid`,
    choices: { 'at-hotel': msg`at the hotel`, before: msg`before arrival` },
  },
  'ratePlans/*/deposit/rest/days': { name: msg`Days before arrival` },
  'ratePlans/*/deposit/ifUnpaid': {
    name: msg`If the rest does not come`,
    choices: { keep: msg`the booking stays, you are told`, cancel: msg`it is cancelled by its policy` },
  },
};

const conditions: WordTable = {
  'ratePlans/*/conditions': { name: msg`Limits` },
  'ratePlans/*/conditions/minAdvanceDays': { name: msg`Book ahead, at least` },
  'ratePlans/*/conditions/maxAdvanceDays': { name: msg`Book ahead, at most` },
  'ratePlans/*/conditions/minNights': { name: msg`Nights at least` },
  'ratePlans/*/conditions/maxNights': { name: msg`Nights at most` },
  'ratePlans/*/conditions/arrivalWeekdays': { name: msg`Arrivals on`, as: 'weekdays' },
  'ratePlans/*/conditions/departureWeekdays': { name: msg`Departures on`, as: 'weekdays' },
  'ratePlans/*/conditions/minAdults': { name: msg`Adults at least` },
  'ratePlans/*/conditions/maxAdults': { name: msg`Adults at most` },
  'ratePlans/*/conditions/minChildren': { name: msg`Children and infants at least` },
  'ratePlans/*/conditions/maxChildren': { name: msg`Children and infants at most` },
  'ratePlans/*/conditions/childFromAge': { name: msg`Youngest child` },
  'ratePlans/*/conditions/childToAge': { name: msg`Oldest child` },
  'ratePlans/*/conditions/isDepartureThrough': { name: msg`Rules of a day bind stays that end on it` },
};

export const rateWords: WordTable = {
  ratePlans: { name: msg`Rates` },
  'ratePlans/*': { name: msg({ message: 'Rate', comment: 'A way to sell a room: Flexible, Advance' }) },
  'ratePlans/*/id': { name: msg`Short word` },
  'ratePlans/*/code': { name: msg`Code for your systems` },
  'ratePlans/*/name': { name: msg`Name` },
  'ratePlans/*/description': { name: msg`One line` },
  'ratePlans/*/guarantee': {
    name: msg`Guarantee`,
    choices: {
      None: msg`nothing`,
      GuaranteeRequired: msg`a card is kept`,
      PrePay: msg`paid when it is booked`,
    },
  },
  'ratePlans/*/cancellationPolicy': { name: msg`Cancelling` },
  'ratePlans/*/isBestAvailableRate': { name: msg`Your best price that anybody can book` },
  'ratePlans/*/pricesPer': {
    name: msg`Prices of a night are for`,
    choices: { room: msg`the room`, person: msg`each person` },
  },
  'ratePlans/*/meal': {
    name: msg`Meal`,
    choices: {
      none: msg`none`,
      breakfast: msg`breakfast`,
      'half-board': msg`half board`,
      'full-board': msg`full board`,
      'all-inclusive': msg`all inclusive`,
    },
  },
  'ratePlans/*/isPackageOnly': { name: msg`Sold in packages only` },
  'ratePlans/*/rooms': { name: msg`Sold in`, as: 'ids:rooms' },
  'ratePlans/*/services': { name: msg`Services guests may add`, as: 'ids:services' },
  'ratePlans/*/floor': { name: msg`Floor` },
  'ratePlans/*/floor/minor': { name: msg`Floor`, as: 'amount' },
  'ratePlans/*/ceiling': { name: msg`Ceiling` },
  'ratePlans/*/ceiling/minor': { name: msg`Ceiling`, as: 'amount' },
  ...change,
  ...deposit,
  ...conditions,
};
