/** A code as guests type it: capitals and digits, twenty at most. */
export const codeText = (text: string): string =>
  text
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .slice(0, 20);

export const isCode = (code: string): boolean => /^[A-Z0-9]{2,20}$/.test(code);
