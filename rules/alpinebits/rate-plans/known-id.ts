const longest = 40;

/** A short word for a document made of codes of another system; the same for the same codes, always. */
export function idOf(...codes: readonly string[]): string {
  const plain = codes.join('-');
  const word = plain
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  const isClear = codes.length === 1 || codes.every((code) => !code.includes('-'));
  if (isClear && word === plain && word.length <= longest) return word;
  const mark = (hash(JSON.stringify(codes)) >>> 0).toString(36);
  return `${word.slice(0, longest - mark.length - 1) || 'x'}-${mark}`;
}

/** FNV-1a: short, and spread well enough to tell a hotel's codes apart. */
function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193);
  return sum;
}
