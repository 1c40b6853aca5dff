import { strFromU8, unzipSync } from 'fflate';

/** A workbook that grows to more than this was not made for us. */
const mostBytes = 60 * 1024 * 1024;

/**
 * The texts of the first sheet of a workbook, line by line; null for what is none. Numbers are as they are kept: days are
 * counted from the end of 1899. Formulas are not worked out, what they came to last is read.
 */
export function readXlsx(bytes: Uint8Array): string[][] | null {
  const files = unpack(bytes);
  const sheet = files && (files['xl/worksheets/sheet1.xml'] ?? firstSheet(files));
  if (!files || !sheet) return null;
  const shared = textsIn(files['xl/sharedStrings.xml']);
  return [...strFromU8(sheet).matchAll(/<(?:\w+:)?row\b[^>]*?(?:\/>|>([\s\S]*?)<\/(?:\w+:)?row>)/g)].map(
    ([, row = '']) => {
      const line: string[] = [];
      for (const [, attributes = '', content = ''] of row.matchAll(
        /<(?:\w+:)?c\b([^>]*?)(?:\/>|>([\s\S]*?)<\/(?:\w+:)?c>)/g,
      )) {
        const place = placeOf(/\br="([A-Z]+)\d*"/.exec(attributes)?.[1]) ?? line.length;
        if (place > 200) continue;
        while (line.length < place) line.push('');
        line[place] = cellOf(/\bt="(\w+)"/.exec(attributes)?.[1] ?? 'n', content, shared);
      }
      return line;
    },
  );
}

function unpack(bytes: Uint8Array): Record<string, Uint8Array> | null {
  let whole = 0;
  try {
    return unzipSync(bytes, {
      filter({ name, originalSize }) {
        if (!/^xl\/(worksheets\/[^/]+|sharedStrings)\.xml$/.test(name)) return false;
        whole += originalSize;
        return whole <= mostBytes;
      },
    });
  } catch {
    return null; // no workbook
  }
}

const firstSheet = (files: Record<string, Uint8Array>): Uint8Array | undefined => {
  const [name] = Object.keys(files)
    .filter((one) => one.startsWith('xl/worksheets/'))
    .toSorted();
  return name === undefined ? undefined : files[name];
};

const textsIn = (file: Uint8Array | undefined): string[] =>
  file
    ? [...strFromU8(file).matchAll(/<(?:\w+:)?si\b[^>]*?(?:\/>|>([\s\S]*?)<\/(?:\w+:)?si>)/g)].map(([, one = '']) =>
        textOf(one),
      )
    : [];

/** Text may come in pieces of several looks; how it is read aloud in Japanese is no part of it. */
const textOf = (xml: string): string =>
  [
    ...xml
      .replace(/<(?:\w+:)?rPh\b[\s\S]*?<\/(?:\w+:)?rPh>/g, '')
      .matchAll(/<(?:\w+:)?t\b[^>]*?(?:\/>|>([\s\S]*?)<\/(?:\w+:)?t>)/g),
  ]
    .map(([, piece = '']) => plain(piece))
    .join('');

function cellOf(kind: string, content: string, shared: readonly string[]): string {
  if (kind === 'inlineStr') return textOf(content);
  const value = plain(/<(?:\w+:)?v\b[^>]*>([\s\S]*?)<\/(?:\w+:)?v>/.exec(content)?.[1] ?? '');
  return kind === 's' ? (shared[Number(value)] ?? '') : value;
}

const signs: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };
const plain = (xml: string): string =>
  xml.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, number?: string, name?: string) => {
    const code = hex === undefined ? Number(number) : Number.parseInt(hex, 16);
    if (name !== undefined) return signs[name] ?? whole;
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
  });

/** A is 0, Z is 25, AA is 26. */
function placeOf(letters: string | undefined): number | null {
  if (!letters) return null;
  let place = 0;
  for (const letter of letters) place = place * 26 + letter.charCodeAt(0) - 64;
  return place - 1;
}
