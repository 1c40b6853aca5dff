import { bookingWords } from './booking-words.ts';
import { dayWords } from './day-words.ts';
import type { WordTable } from './field-words.ts';
import { guestWords } from './guest-words.ts';
import { hotelWords } from './hotel-words.ts';
import { offerWords, promotionWords } from './offer-words.ts';
import { packageWords } from './package-words.ts';
import { legalWords, pageWords } from './page-words.ts';
import { policyWords } from './policy-words.ts';
import { rateWords } from './rate-words.ts';
import { pictureWords, roomWords } from './room-words.ts';
import { serviceWords } from './service-words.ts';
import { taxWords } from './tax-words.ts';

/** What every field of the house is called: in its form, in a comparison, where something is wrong with it. */
export const allWords: WordTable = {
  ...hotelWords,
  ...roomWords,
  ...pictureWords,
  ...rateWords,
  ...policyWords,
  ...guestWords,
  ...serviceWords,
  ...packageWords,
  ...offerWords,
  ...promotionWords,
  ...taxWords,
  ...dayWords,
  ...bookingWords,
  ...pageWords,
  ...legalWords,
};
