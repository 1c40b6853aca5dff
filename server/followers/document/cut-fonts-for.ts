import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Language } from '@stayfront/contract/property/texts';
import subsetFont from 'subset-font';
import { charsIn } from './chars-in.ts';
import { nameFont } from './name-font.ts';

/** What a page is set with: a part of a font, in every weight that is used. */
export type CutFont = {
  /** The name under which the page asks for it: every part has one of its own. */
  readonly name: string;
  readonly files: readonly Buffer[];
};

/** Each font comes in many small files, as browsers like it; a list beside them says which letters are in which. */
const fonts = {
  'open-sans': import.meta.resolve('@fontsource-variable/open-sans/unicode.json'),
  'noto-sans-hebrew': import.meta.resolve('@fontsource-variable/noto-sans-hebrew/unicode.json'),
  'noto-sans-arabic': import.meta.resolve('@fontsource-variable/noto-sans-arabic/unicode.json'),
  'noto-sans-devanagari': import.meta.resolve('@fontsource-variable/noto-sans-devanagari/unicode.json'),
  'noto-sans-bengali': import.meta.resolve('@fontsource-variable/noto-sans-bengali/unicode.json'),
  'noto-sans-gujarati': import.meta.resolve('@fontsource-variable/noto-sans-gujarati/unicode.json'),
  'noto-sans-tamil': import.meta.resolve('@fontsource-variable/noto-sans-tamil/unicode.json'),
  'noto-sans-telugu': import.meta.resolve('@fontsource-variable/noto-sans-telugu/unicode.json'),
  'noto-sans-thai': import.meta.resolve('@fontsource-variable/noto-sans-thai/unicode.json'),
  'noto-sans-jp': import.meta.resolve('@fontsource-variable/noto-sans-jp/unicode.json'),
  'noto-sans-kr': import.meta.resolve('@fontsource-variable/noto-sans-kr/unicode.json'),
  'noto-sans-sc': import.meta.resolve('@fontsource-variable/noto-sans-sc/unicode.json'),
} as const;
/** Claims to have geresh and gershayim, which sums and months are written with, and draws nothing. */
const withEmptyMarks = 'open-sans-hebrew';
type FontName = keyof typeof fonts;

const eastAsian = ['noto-sans-jp', 'noto-sans-kr', 'noto-sans-sc'] as const;

/** Chinese, Japanese and Korean write many letters alike but not the same: the reader's own come first. */
function inOrder(text: string, reader: Language): FontName[] {
  const own =
    reader === 'ja' || (reader !== 'zh' && /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text))
      ? 'noto-sans-jp'
      : reader === 'ko' || (reader !== 'zh' && /\p{Script=Hangul}/u.test(text))
        ? 'noto-sans-kr'
        : 'noto-sans-sc';
  const others = (Object.keys(fonts) as FontName[]).filter((name) => !eastAsian.some((one) => one === name));
  return [...others, own, ...eastAsian.filter((name) => name !== own)];
}

/** The fonts that a text needs, first choice first, with its letters and no others. A letter that no font has is in none. */
export async function cutFontsFor(text: string, reader: Language): Promise<CutFont[]> {
  const chars = [...new Set(text + innerSigns(text))];
  let missing = chars;
  const fontsCut: CutFont[] = [];
  for (const font of inOrder(text, reader)) {
    const parts = await partsOf(font);
    for (const part of parts) {
      if (!missing.some((char) => mayHave(part, char))) continue;
      const cut = await cutPart(part, chars.filter((char) => mayHave(part, char)).join(''));
      const still = missing.filter((char) => !cut.chars.has(char.codePointAt(0) ?? 0));
      if (still.length === missing.length) continue;
      missing = still;
      fontsCut.push(cut);
    }
    if (missing.length === 0) break;
  }
  return fontsCut;
}

/** Signs that a vowel falls into when it is drawn, one before and one after its consonant, or above it: nobody types them. */
const innerSigns = (text: string): string =>
  (text.match(/\p{M}|\u0e33/gu) ?? []).map((sign) => sign.normalize(sign === '\u0e33' ? 'NFKD' : 'NFD')).join('');

const weights = [400, 600];

async function cutPart({ name, path: file }: Part, chars: string): Promise<CutFont & { chars: Set<number> }> {
  const font = await readFile(file);
  const files: Buffer[] = [];
  for (const wght of weights)
    files.push(nameFont(await subsetFont(font, chars, { targetFormat: 'sfnt', variationAxes: { wght } }), name));
  return { name, files, chars: charsIn(files[0] ?? Buffer.alloc(0)) };
}

type Part = {
  readonly name: string;
  readonly path: string;
  readonly ranges: readonly (readonly [first: number, last: number])[];
};

const mayHave = ({ ranges }: Part, char: string): boolean => {
  const code = char.codePointAt(0) ?? 0;
  return ranges.some(([first, last]) => code >= first && code <= last);
};

const known = new Map<FontName, Promise<Part[]>>();

function partsOf(font: FontName): Promise<Part[]> {
  const parts = known.get(font) ?? readParts(font);
  known.set(font, parts);
  return parts;
}

async function readParts(font: FontName): Promise<Part[]> {
  const list = fileURLToPath(fonts[font]);
  const ranges = JSON.parse(await readFile(list, 'utf8')) as Record<string, string>;
  return Object.entries(ranges)
    .map(([part, text]) => {
      const name = `${font}-${part.replace(/[[\]]/g, '')}`;
      return {
        name,
        path: path.join(path.dirname(list), 'files', `${name}-wght-normal.woff2`),
        ranges: text.split(',').map(readRange),
      };
    })
    .filter(({ name }) => name !== withEmptyMarks);
}

/** U+4E00-4E03, or one letter. */
function readRange(text: string): [first: number, last: number] {
  const [first = '', last = first] = text.trim().replace(/^U\+/i, '').split('-');
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
}
