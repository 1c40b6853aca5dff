/** What XML cannot hold is left out. A cell holds so many letters, and reads _x0041_ as a letter by its number. */
export const xmlText = (text: string): string =>
  text
    .toWellFormed()
    .slice(0, 32_000)
    .replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, '')
    .replace(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
