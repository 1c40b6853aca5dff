import { plainDigits } from './plain-digits.ts';

/** Digits, with anything between them that is neither a letter nor a number: spaces, line breaks, signs nobody sees. */
const runOfDigits = /\d+(?:[^\p{L}\p{N}]+\d+)*/gu;

/** Days with their year: two of them in a row have as many digits as a card, and guests write them into every note. */
const day =
  /\b(?:(?:19|20|21)\d\d([./-])(?:0?[1-9]|1[0-2])\1(?:0?[1-9]|[12]\d|3[01])|(?:0?[1-9]|[12]\d|3[01])([./-])(?:0?[1-9]|[12]\d|3[01])\2(?:19|20|21)\d\d)\b/g;

/** What numbers of cards begin with and how many digits they have, network by network. */
const networks: readonly RegExp[] = [
  /^4(?:\d{12}|\d{15}|\d{18})$/, // Visa
  /^(?:5[1-5]\d\d|222[1-9]|22[3-9]\d|2[3-6]\d\d|27[01]\d|2720)\d{12}$/, // Mastercard
  /^3[47]\d{13}$/, // American Express
  /^3(?:0[0-5]|09|[689]\d)\d{11,16}$/, // Diners Club
  /^35\d{14,17}$/, // JCB
  /^220[0-4]\d{12,15}$/, // Mir
  /^(?:50|5[6-8])\d{10,17}$/, // Maestro, RuPay, Elo
  /^6\d{11,18}$/, // Discover, UnionPay, Maestro, RuPay and others: nearly all that begins so
  /^(?:8[12]|9792)\d{12,17}$/, // UnionPay, RuPay, Troy
];
const longest = 19;

/**
 * Whether a text carries what may well be a card number. Guests type them into notes, and what we never keep nobody can
 * steal. Groups of digits are tried together, since a date or a check number often follows: "4111 1111 1111 1111 12/27".
 */
export const hasCardNumber = (text: string): boolean => findCards(plainDigits(text), 1).length > 0;

/** The same text without what may well be a card number: for marks of others, which must not stop a booking. */
export function maskCardNumbers(text: string): string {
  const plain = plainDigits(text);
  const found = findCards(plain, Infinity);
  if (found.length === 0) return text;
  let rest = '';
  let at = 0;
  for (const { from, to } of found) {
    rest += `${plain.slice(at, from)}…`;
    at = to;
  }
  return rest + plain.slice(at);
}

type Place = { readonly from: number; readonly to: number };

/** Where numbers of cards stand, one behind the other, at most so many. */
function findCards(plain: string, most: number): Place[] {
  // As long as it was, so that places stay the same; a letter parts what stands before from what stands behind.
  const text = plain.replace(day, (written) => 'd'.repeat(written.length));
  const found: Place[] = [];
  for (const run of text.matchAll(runOfDigits)) {
    const groups = [...run[0].matchAll(/\d+/g)].map((group) => {
      const from = run.index + group.index;
      return { digits: group[0], from, to: from + group[0].length };
    });
    for (let first = 0; first < groups.length; first++) {
      const last = lastOfCard(groups, first);
      if (last === null) continue;
      found.push({ from: groups[first]?.from ?? 0, to: groups[last]?.to ?? 0 });
      if (found.length >= most) return found;
      first = last;
    }
  }
  return found;
}

/** The last group of the longest card number that begins with this one. */
function lastOfCard(groups: readonly { readonly digits: string }[], first: number): number | null {
  let digits = '';
  let found: number | null = null;
  for (let last = first; last < groups.length; last++) {
    digits += groups[last]?.digits ?? '';
    if (digits.length > longest) break;
    if (isCardNumber(digits)) found = last;
  }
  return found;
}

/** Of a network, and with the right check digit (Luhn). */
function isCardNumber(digits: string): boolean {
  if (!networks.some((network) => network.test(digits))) return false;
  let sum = 0;
  for (let place = 0; place < digits.length; place++) {
    const digit = Number(digits[digits.length - 1 - place]);
    const weighed = place % 2 === 0 ? digit : digit * 2;
    sum += weighed > 9 ? weighed - 9 : weighed;
  }
  return sum % 10 === 0;
}
