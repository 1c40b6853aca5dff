/** Sentences one after the other. A full stop of full width has its space within. */
export const inOneLine = (sentences: readonly string[]): string => sentences.join(' ').replaceAll('。 ', '。');
