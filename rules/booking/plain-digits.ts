/** A text with the digits of every script as 0 to 9, and signs that are drawn in another shape as the sign they are. */
export const plainDigits = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[^\P{Nd}0-9]/gu, (digit) => String(valueOf(digit)))
    // Letters by their kind that show nothing (fillers of Hangul): between digits they part nothing.
    .replace(/[\u115f\u1160]/g, ' ');

/** Unicode lays out the digits of a script in a row of ten, from 0 to 9; where rows meet, each has ten as well. */
function valueOf(digit: string): number {
  const place = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(place - before - 1))) before++;
  return before % 10;
}
