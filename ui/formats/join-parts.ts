/** Parts of a name one after the other: Double Room, Flexible. What is written from right to left has a comma of its own. */
export const joinParts = (language: string, parts: readonly string[]): string =>
  parts.join(/^(ar|fa|ur)\b/u.test(language) ? '، ' : ', ');
