import { msg } from '@lingui/core/macro';
import type { WordTable } from './field-words.ts';

export const guestWords: WordTable = {
  guests: { name: msg`Guests of a room` },
  'guests/adults': { name: msg`Adults` },
  'guests/adults/min': { name: msg`Adults at least` },
  'guests/adults/max': { name: msg`Adults at most` },
  'guests/children': { name: msg`Children` },
  'guests/children/min': { name: msg`Children at least` },
  'guests/children/max': { name: msg`Children at most` },
  'guests/children/fromAge': { name: msg`From the age of` },
  'guests/children/toAge': { name: msg`up to and with` },
  'guests/infants': { name: msg`Infants` },
  'guests/infants/min': { name: msg`Infants at least` },
  'guests/infants/max': { name: msg`Infants at most` },
  'guests/infants/fromAge': { name: msg`From the age of` },
  'guests/infants/toAge': { name: msg`up to and with` },
};
