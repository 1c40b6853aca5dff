import type { NoStay, NotGiven } from '@stayfront/rules/availability/explain-stay';

const weekdayNames = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const on = (weekdays: readonly number[]): string => weekdays.map((day) => weekdayNames[day]).join(', ');
const count = (number: number, noun: string, more = `${noun}s`): string => `${number} ${number === 1 ? noun : more}`;

/** Why a stay cannot be had, in a sentence. */
export function wordsOfRefusal(why: NoStay): string {
  switch (why.kind) {
    case 'no-price':
      return `the night of ${why.night} has no price at this rate`;
    case 'no-party-price':
      return `the rate has no price for ${count(why.persons, 'person')}`;
    case 'no-age-price':
      return `the rate has no price for a child of ${why.age}`;
    case 'closed':
      return `night ${why.night + 1} of the stay is closed`;
    case 'closed-to-arrival':
      return 'nobody may arrive on that day';
    case 'closed-to-departure':
      return 'nobody may leave on that day';
    case 'arrival-weekday':
      return `one may arrive on these weekdays: ${on(why.weekdays)}`;
    case 'departure-weekday':
      return `one may leave on these weekdays: ${on(why.weekdays)}`;
    case 'required-weekdays':
      return `the stay must have a night on each of: ${on(why.weekdays)}`;
    case 'min-stay':
      return `stays have ${count(why.nights, 'night')} at least`;
    case 'max-stay':
      return `stays have ${count(why.nights, 'night')} at most`;
    case 'too-soon':
      return `it is booked ${count(why.days, 'day')} before the arrival at least`;
    case 'too-far':
      return `it is booked ${count(why.days, 'day')} before the arrival at most`;
    case 'too-few-adults':
      return `the rate is for ${count(why.least, 'adult')} at least`;
    case 'too-few-persons':
      return `the room is for ${count(why.least, 'person')} at least`;
    case 'too-many-persons':
      return `the room takes ${count(why.most, 'person')} at most`;
    case 'too-many-adults':
      return `the room takes ${count(why.most, 'adult')} at most`;
    case 'too-few-children':
      return `the room is for ${count(why.least, 'child', 'children')} at least`;
    case 'too-many-children':
      return `the room takes ${count(why.most, 'child', 'children')} at most`;
    case 'too-many-infants':
      return `the room has ${count(why.most, 'cot')}`;
  }
}

/** Why an offer is not given, in a few words. */
export function wordsOfNoOffer(why: NotGiven): string {
  switch (why.kind) {
    case 'not-on-sale':
      return 'not sold today';
    case 'not-these-dates':
      return 'not for these nights';
    case 'not-this-rate':
      return 'not at this rate';
    case 'not-this-room':
      return 'not in this room';
    case 'too-few-children':
      return `for ${count(why.children, 'child', 'children')} from ${why.fromAge} to under ${why.toAge} at least`;
    case 'too-few-adults':
      return `for ${count(why.adults, 'adult')} at least`;
    case 'too-late':
      return `booked ${count(why.days, 'day')} before the arrival at least`;
    case 'too-early':
      return `booked ${count(why.days, 'day')} before the arrival at most`;
    case 'arrival-weekday':
      return `for arrivals on ${on(why.weekdays)}`;
    case 'night-weekdays':
      return `for nights on ${on(why.weekdays)}`;
    case 'too-short':
      return `for ${count(why.nights, 'night')} at least`;
    case 'too-long':
      return `for ${count(why.nights, 'night')} at most`;
    case 'no-better-price':
      return 'the price is as low or lower without it';
  }
}
