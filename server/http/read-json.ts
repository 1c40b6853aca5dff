const deepest = 64;

/** A body that is no JSON, or one that two readers would understand differently. */
class NotOurJson extends Error {
  readonly code = 'FST_ERR_CTP_INVALID_JSON_BODY'; // what Fastify's own reader says
  readonly statusCode = 400;
}

/**
 * Reads a body more strictly than JSON.parse: only UTF-8, no byte order mark, no name twice in one object, no name that
 * would reach into JavaScript's own objects, and no deeper than anything we have a use for.
 */
export function readJson(bytes: Buffer): unknown {
  let text: string;
  try {
    text = utf8.decode(bytes);
  } catch {
    throw new NotOurJson('This is not UTF-8');
  }
  checkNames(text);
  return parse(text);
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }); // a mark at the front stays, and is no JSON

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new NotOurJson((error as Error).message);
  }
}

/** Goes over the text once, sign by sign, minding strings; what is no JSON at all is found out afterwards. */
function checkNames(text: string): void {
  const open: (Set<string> | null)[] = []; // the names of each open object, null for a list
  let names: Set<string> | null = null;
  let isName = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at);
    if (sign === quote) {
      const end = endOfString(text, at);
      if (isName && names) keep(names, text.slice(at + 1, end));
      isName = false;
      at = end;
    } else if (sign === brace || sign === bracket) {
      names = sign === brace ? new Set() : null;
      isName = sign === brace;
      if (open.push(names) > deepest) throw new NotOurJson('This is too deep');
    } else if (sign === endBrace || sign === endBracket) {
      open.pop();
      names = open.at(-1) ?? null;
    } else if (sign === comma) isName = names !== null;
  }
}

function keep(names: Set<string>, written: string): void {
  const name = written.includes('\\') ? String(parse(`"${written}"`)) : written;
  if (name === '__proto__' || names.has(name)) throw new NotOurJson(`"${name}" cannot be understood in one way only`);
  names.add(name);
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
