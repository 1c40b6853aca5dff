/** What stands between parts of a name. What is written from right to left has a comma of its own. */
export const commaOf = (language: string): string => (/^(ar|fa|ur)\b/u.test(language) ? '، ' : ', ');

/** Parts of a name one after the other: Double Room, Flexible. */
export const joinParts = (language: string, parts: readonly string[]): string => parts.join(commaOf(language));
