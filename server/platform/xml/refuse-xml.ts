import type { XmlFault } from '@stayfront/rules/xml/xml-element';

export const xmlLimits = {
  /** Of one message, unpacked. */
  bytes: 64 * 1024 * 1024,
  elements: 500_000,
  attributesOfOne: 500,
  depth: 40,
} as const;

/**
 * What is refused before anything parses it. A type declaration is what lets a message grow without end or reach for
 * files, and no system needs one here; it is refused even within a comment.
 */
export function refuseXml(bytes: Uint8Array): XmlFault | null {
  if (bytes.length > xmlLimits.bytes) return { kind: 'too-large', message: 'The message is larger than 64 MB.' };
  if (bytes.includes(0) || hasForeignMark(bytes)) {
    return { kind: 'encoding', message: 'The message is not in UTF-8. Send it in UTF-8.' };
  }
  const text = decode(bytes);
  if (text === null) return { kind: 'encoding', message: 'The message is not valid UTF-8.' };
  const declared = /^\s*<\?xml[^>]*?\bencoding\s*=\s*["']([^"'>]*)["']/.exec(text.slice(0, 1000))?.[1];
  if (declared !== undefined && !/^utf-?8$/i.test(declared)) {
    return {
      kind: 'encoding',
      line: 1,
      message: `The message says that it is in ${fair(declared)}. Send it in UTF-8.`,
    };
  }
  const at = text.search(/<!(?:DOCTYPE|ENTITY|ELEMENT|ATTLIST|NOTATION)/i);
  if (at >= 0) {
    const line = text.slice(0, at).split('\n').length;
    return { kind: 'doctype', line, message: 'The message has a document type or entities. Leave them out.' };
  }
  if (countTags(bytes) > xmlLimits.elements) {
    return { kind: 'too-large', message: `The message has more than ${xmlLimits.elements} elements.` };
  }
  return null;
}

/** UTF-16 without a single NUL begins with its mark, as UTF-32 does. */
const hasForeignMark = ([first, second]: Uint8Array): boolean =>
  (first === 0xfe && second === 0xff) || (first === 0xff && second === 0xfe);

function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

const LESS = 0x3c;
const [SLASH, BANG, QUESTION] = [0x2f, 0x21, 0x3f];

/** Tags that open. What looks like one in a comment counts, too: a little too many does no harm. */
function countTags(bytes: Uint8Array): number {
  let count = 0;
  for (let at = bytes.indexOf(LESS); at >= 0; at = bytes.indexOf(LESS, at + 1)) {
    const next = bytes[at + 1];
    if (next !== SLASH && next !== BANG && next !== QUESTION) count += 1;
  }
  return count;
}

const fair = (text: string): string => text.replace(/[^\w.-]/g, '?').slice(0, 40);
