/** Text as it stands in a calendar file: separators and line breaks marked, other control characters left out. */
export const escapeText = (text: string): string =>
  text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n|\u2028|\u2029/g, '\\n')
    .replace(/[\p{Cc}\p{Cs}]/gu, '');

/** Text as it stands in a parameter: in quotes, in which a quote cannot be written. */
export const quoted = (text: string): string => `"${text.replace(/["\p{Cc}\p{Cs}]/gu, '')}"`;

const MOST_OCTETS = 75;

/**
 * One line of a calendar file, broken into pieces of at most 75 octets with a space before each but the first. Octets,
 * not letters: a piece never ends inside a letter, however many octets that takes.
 */
export function contentLine(line: string): string {
  let folded = '';
  let octets = 0;
  for (const char of line) {
    const more = octetsOf(char);
    if (octets + more > MOST_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += char;
    octets += more;
  }
  return `${folded}\r\n`;
}

/** In UTF-8. */
function octetsOf(char: string): number {
  const code = char.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
