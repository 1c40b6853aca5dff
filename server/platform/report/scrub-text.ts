import { maskCardNumbers } from '@stayfront/rules/booking/card-in-text';

const replacements: readonly (readonly [RegExp, string])[] = [
  [/[\w.+%-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/gi, '[e-mail]'],
  [/\bBearer\s+\S+/gi, 'Bearer [token]'],
  [/\bsf_\d+_\w+/g, '[key]'],
  [/([?&](?:t|token|signature|key|email|reservationEmail)=)[^&#\s'")]+/gi, '$1[token]'],
  // Passwords in addresses, as of a database.
  [/(\w+:\/\/)[^\s/:@]+:[^\s/@]+@/g, '$1[login]@'],
  [/\bSB4-[A-Z0-9]{4,}/gi, 'SB4-[reference]'],
  // Cards, and telephone numbers however they are written. Times, versions, lines and columns are shorter.
  [/(?<![\w.:])\+?\(?\d(?:[ ()/.-]{0,2}\d){8,}(?![\w:])/g, '[number]'],
  // What was made by chance to be secret: nobody writes words that long.
  [/(?<![\w/-])(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{32,}(?![\w/.])/g, '[token]'],
];

/** Takes out what could say who a guest is or open something: addresses, numbers, cards, tokens, references. */
export const scrubText = (text: string): string =>
  maskCardNumbers(replacements.reduce((rest, [pattern, instead]) => rest.replaceAll(pattern, instead), text));
