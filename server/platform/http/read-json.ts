import { giveWay as nextTurn } from './give-way.ts';

const deepest = 64;

/** How much is read at once, in signs. */
const usualPiece = 64 * 1024;

/** A body that is no JSON, or one that two readers would understand differently. */
class NotOurJson extends Error {
  readonly code = 'FST_ERR_CTP_INVALID_JSON_BODY'; // what Fastify's own reader says
  readonly statusCode = 400;
}

/**
 * Reads a body more strictly than JSON.parse: only UTF-8, no byte order mark, no name twice in one object, no name that
 * would reach into JavaScript's own objects, and no deeper than anything we have a use for. A large one is read piece by
 * piece, so that others are answered in between: what is large here is an object with long lists in it.
 */
export async function readJson(bytes: Buffer, { piece = usualPiece, giveWay = nextTurn } = {}): Promise<unknown> {
  let text: string;
  try {
    text = utf8.decode(bytes);
  } catch {
    throw new NotOurJson('This is not UTF-8');
  }
  const lists: LongList[] = [];
  for (const _ of findLists(text, piece, lists)) await giveWay();
  if (lists.length === 0) return parse(text);
  const value = parse(withoutLists(text, lists)) as Record<string, unknown>;
  for (const { name, from, cuts, to } of lists) {
    const whole: unknown[] = [];
    for (const [i, cut] of [...cuts, to].entries()) {
      const part = text.slice(i === 0 ? from : (cuts[i - 1] ?? 0) + 1, cut);
      if (part.trim() === '') throw new NotOurJson('A comma stands before nothing');
      for (const entry of parse(`[${part}]`) as unknown[]) whole.push(entry);
      await giveWay();
    }
    value[name] = whole;
  }
  return value;
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }); // a mark at the front stays, and is no JSON

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new NotOurJson((error as Error).message);
  }
}

/** A list that is a value of the outermost object, and the commas between its entries at which it may be cut. */
type LongList = { readonly name: string; readonly from: number; readonly cuts: number[]; to: number };

function withoutLists(text: string, lists: readonly LongList[]): string {
  let rest = '';
  let at = 0;
  for (const { from, to } of lists) {
    rest += text.slice(at, from);
    at = to;
  }
  return rest + text.slice(at);
}

/**
 * Goes over the text once, sign by sign, minding strings, and stops for a moment after each piece. Refuses names that
 * stand twice, finds the lists that are longer than a piece; what is no JSON at all is found out afterwards.
 */
function* findLists(text: string, piece: number, found: LongList[]): Generator<undefined> {
  const open: (Set<string> | null)[] = []; // the names of each open object, null for a list
  let names: Set<string> | null = null;
  let isName = false;
  let outerName = '';
  let list: LongList | null = null;
  let stop = piece;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at);
    if (sign === quote) {
      const end = endOfString(text, at);
      if (isName && names) {
        const name = keep(names, text.slice(at + 1, end));
        if (open.length === 1) outerName = name;
      }
      isName = false;
      at = end;
    } else if (sign === brace || sign === bracket) {
      names = sign === brace ? new Set() : null;
      isName = sign === brace;
      if (open.push(names) > deepest) throw new NotOurJson('This is too deep');
      if (open.length === 2 && names === null && open[0])
        list = { name: outerName, from: at + 1, cuts: [], to: at + 1 };
    } else if (sign === endBrace || sign === endBracket) {
      if (list && open.length === 2) {
        list.to = at;
        if (list.cuts.length > 0) found.push(list);
        list = null;
      }
      open.pop();
      names = open.at(-1) ?? null;
    } else if (sign === comma) {
      isName = names !== null;
      if (list && open.length === 2 && at - (list.cuts.at(-1) ?? list.from) >= piece) list.cuts.push(at);
    }
    if (at >= stop) {
      stop = at + piece;
      yield;
    }
  }
}

function keep(names: Set<string>, written: string): string {
  const name = written.includes('\\') ? String(parse(`"${written}"`)) : written;
  if (name === '__proto__' || names.has(name)) throw new NotOurJson(`"${name}" cannot be understood in one way only`);
  names.add(name);
  return name;
}

/** Where a string ends that begins at a quote: at the next one that no odd number of backslashes stands before. */
function endOfString(text: string, begin: number): number {
  for (let end = text.indexOf('"', begin + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let slashes = 0;
    while (text[end - 1 - slashes] === '\\') slashes++;
    if (slashes % 2 === 0) return end;
  }
  return text.length;
}

const [quote, comma, brace, endBrace, bracket, endBracket] = [0x22, 0x2c, 0x7b, 0x7d, 0x5b, 0x5d];
