/** Letters that Unicode does not take apart into a plain one and its mark. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  þ: 'th',
};

/** A text as people compare it: without capitals, accents and the shapes that letters have in other widths. */
export const plainText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøđðłħıþ]/g, (letter) => plainLetters[letter] ?? letter)
    .normalize('NFC');

/** What stands between spaces, hyphens, dots and apostrophes. */
export const plainWords = (text: string): string[] => plainText(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** The same text with one letter left out, each in turn. */
export function withoutOneLetter(word: string): string[] {
  const letters = Array.from(word);
  return [...new Set(letters.map((_, place) => letters.toSpliced(place, 1).join('')))];
}
