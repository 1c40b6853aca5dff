/** So much of what is answered helps to find the fault. */
const most = 500;

/** The strings in a value, however deep. */
const wordsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(wordsIn)
      : [];

/**
 * What is kept of an answer that was no yes: its beginning, as text. Some answer with what they were sent; what of that
 * is the guest's, or a key of the hotel, is left out.
 */
export function keptAnswer(text: string, secrets: unknown): string | null {
  const words = wordsIn(secrets)
    .filter((word) => word.trim().length > 2)
    .toSorted((a, b) => b.length - a.length);
  const begun = words
    .reduce((rest, word) => rest.replaceAll(word, '…'), text.slice(0, 8 * most))
    .replaceAll(/[^\P{C}\n\t]/gu, '')
    .trim()
    .slice(0, most)
    .toWellFormed();
  return begun === '' ? null : begun;
}
