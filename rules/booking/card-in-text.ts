const runOfDigits = /\d+(?:[ .\-\u00a0\u2010-\u2015]{1,2}\d+)*/g;

/**
 * Whether a text carries what may well be a card number. Guests type them into notes, and what we never keep nobody can
 * steal. Groups of digits are tried together, since a date or a check number often follows: "4111 1111 1111 1111 12/27".
 */
export function hasCardNumber(text: string): boolean {
  for (const [run] of text.normalize('NFKC').matchAll(runOfDigits)) {
    const groups = run.match(/\d+/g) ?? [];
    for (let from = 0; from < groups.length; from++) {
      let digits = '';
      for (let to = from; to < groups.length && digits.length < 19; to++) {
        digits += groups[to] ?? '';
        if (isCardNumber(digits)) return true;
      }
    }
  }
  return false;
}

/** The same text without what may well be a card number: for marks of others, which must not stop a booking. */
export const maskCardNumbers = (text: string): string =>
  hasCardNumber(text) ? text.normalize('NFKC').replace(runOfDigits, (run) => (hasCardNumber(run) ? '…' : run)) : text;

/** 13 to 19 digits, of a card network by the first one, with the right check digit (Luhn). */
function isCardNumber(digits: string): boolean {
  if (!/^[2-6]\d{12,18}$/.test(digits)) return false;
  let sum = 0;
  for (let place = 0; place < digits.length; place++) {
    const digit = Number(digits[digits.length - 1 - place]);
    const weighed = place % 2 === 0 ? digit : digit * 2;
    sum += weighed > 9 ? weighed - 9 : weighed;
  }
  return sum % 10 === 0;
}
