import { Unzip, UnzipInflate } from 'fflate';
import { eachInTurns } from '../http/each-in-turns.ts';
import { giveWay } from '../http/give-way.ts';

/** A workbook that grows to more than this was not made for us. What it says of its size itself is not believed. */
const mostBytes = 100 * 1024 * 1024;
/** Unpacked piece by piece, so that little is unpacked beyond the most. */
const pieceBytes = 16 * 1024;
/** So many texts are read before others have their turn. */
const textsInARow = 2_000;
/** More than anybody may send, and few enough to be held. */
const mostRows = 250_000;
const mostColumns = 200;

/**
 * The texts of the first sheet of a workbook, line by line; null for what is none. Numbers are as they are kept: days are
 * counted from the end of 1899. Formulas are not worked out, what they came to last is read. Each sign is looked at once,
 * whatever is sent: a pattern that looks for an end which is not there would hold up the whole server. Unpacking it gives
 * way to others, and so may whoever asks for the lines one after the other.
 */
export async function readXlsx(bytes: Uint8Array): Promise<Generator<string[]> | 'too-large' | null> {
  const files = await unpack(bytes);
  if (files === null || files === 'too-large') return files;
  const sheet = files.get('xl/worksheets/sheet1.xml') ?? firstSheet(files);
  if (sheet === undefined) return null;
  return linesOf(sheet, await textsIn(files.get('xl/sharedStrings.xml') ?? ''));
}

function* linesOf(sheet: string, shared: readonly string[]): Generator<string[]> {
  const space = spaceOf(sheet);
  let count = 0;
  for (const [, row] of elementsIn(sheet, `${space}row`)) {
    if (count === mostRows) return;
    count += 1;
    const line: string[] = [];
    for (const [attributes, content] of elementsIn(row, `${space}c`)) {
      const place = placeOf(/\br="([A-Z]{1,3})\d*"/.exec(attributes)?.[1]) ?? line.length;
      if (place >= mostColumns) continue;
      while (line.length < place) line.push('');
      line[place] = cellOf(/\bt="(\w+)"/.exec(attributes)?.[1] ?? 'n', content, { space, shared });
    }
    yield line;
  }
}

/** What of a workbook is read, as text; null for what is none. */
async function unpack(bytes: Uint8Array): Promise<Map<string, string> | 'too-large' | null> {
  const pieces = new Map<string, string[]>();
  let whole = 0;
  const unzip = new Unzip((file) => {
    if (!/^xl\/(worksheets\/[^/]+|sharedStrings)\.xml$/.test(file.name)) return;
    const own: string[] = [];
    const decoder = new TextDecoder();
    pieces.set(file.name, own);
    file.ondata = (error, piece) => {
      whole += piece?.length ?? 0;
      if (error) throw error;
      if (whole <= mostBytes) own.push(decoder.decode(piece, { stream: true }));
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let at = 0; at < bytes.length; at += pieceBytes) {
      unzip.push(bytes.subarray(at, at + pieceBytes), at + pieceBytes >= bytes.length);
      if (whole > mostBytes) return 'too-large';
      await giveWay();
    }
  } catch {
    return null; // no workbook
  }
  return new Map([...pieces].map(([name, own]) => [name, own.join('')]));
}

const firstSheet = (files: ReadonlyMap<string, string>): string | undefined => {
  const [name] = [...files.keys()].filter((one) => one.startsWith('xl/worksheets/')).toSorted();
  return name === undefined ? undefined : files.get(name);
};

/** What stands before the names of elements: some programs write `x:row`. */
const spaceOf = (xml: string): string => /^[^<]*(?:<\?[^<]*)?<(\w{1,20}:)?/.exec(xml.slice(0, 2_000))?.[1] ?? '';

/** The elements of a name, one behind the other: what stands in their beginning, and what they hold. */
function* elementsIn(xml: string, name: string): Generator<[attributes: string, content: string]> {
  const [open, close] = [`<${name}`, `</${name}>`];
  let at = xml.indexOf(open);
  while (at >= 0) {
    const head = xml.indexOf('>', at);
    if (head < 0) return;
    const attributes = xml.slice(at + open.length, head);
    let end = head + 1;
    // `<cols>` begins as `<c` does.
    if (/^(?:[\s/]|$)/.test(attributes)) {
      const last = attributes.endsWith('/') ? head + 1 : xml.indexOf(close, head);
      if (last < 0) return;
      yield [attributes, xml.slice(head + 1, last)];
      end = last;
    }
    at = xml.indexOf(open, end);
  }
}

async function textsIn(xml: string): Promise<string[]> {
  const space = spaceOf(xml);
  const texts: string[] = [];
  await eachInTurns(elementsIn(xml, `${space}si`), textsInARow, ([, one]) => void texts.push(textOf(one, space)));
  return texts;
}

/** Text may come in pieces of several looks; how it is read aloud in Japanese is no part of it. */
function textOf(xml: string, space: string): string {
  let kept = '';
  let from = 0;
  for (let at = xml.indexOf(`<${space}rPh`); at >= 0; at = xml.indexOf(`<${space}rPh`, from)) {
    kept += xml.slice(from, at);
    const end = xml.indexOf(`</${space}rPh>`, at);
    from = end < 0 ? xml.length : end;
  }
  kept += xml.slice(from);
  return [...elementsIn(kept, `${space}t`)].map(([, piece]) => plain(piece)).join('');
}

type Workbook = { readonly space: string; readonly shared: readonly string[] };

function cellOf(kind: string, content: string, { space, shared }: Workbook): string {
  if (kind === 'inlineStr') return textOf(content, space);
  const [first] = elementsIn(content, `${space}v`);
  const value = plain(first?.[1] ?? '');
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
