import type { WordTable } from './field-words.ts';
import { hotelWords } from './hotel-words.ts';
import { rateWords } from './rate-words.ts';
import { pictureWords, roomWords } from './room-words.ts';

/** What every field of the house is called: in its form, in a comparison, where something is wrong with it. */
export const allWords: WordTable = {
  ...hotelWords,
  ...roomWords,
  ...pictureWords,
  ...rateWords,
};
