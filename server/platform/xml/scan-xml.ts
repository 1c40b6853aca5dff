import type { XmlElement, XmlFault } from '@stayfront/rules/xml/xml-element';
import { putAttribute } from './xml-pieces.ts';
import { inScope, noScope, type Scope } from './xml-scope.ts';
import { xmlLimits } from './refuse-xml.ts';

type Growing = {
  name: string;
  ns: string;
  attributes: Record<string, string>;
  children: Growing[];
  text: string;
  line: number;
};
type Attribute = readonly [name: string, value: string];

const [TAB, LINE, RETURN, SPACE] = [0x09, 0x0a, 0x0d, 0x20];
const [BANG, QUOTE, SLASH, EQUALS, MORE, QUESTION] = [0x21, 0x22, 0x2f, 0x3d, 0x3e, 0x3f];

/**
 * The elements of a message which libxml2 has found well-formed, without type declarations. Asking that library for each
 * of them costs ten times as much as its whole reading of the message.
 */
export function scanXml(text: string): { readonly root: XmlElement } | { readonly fault: XmlFault } {
  const open: Growing[] = [];
  const scopes: Scope[] = [noScope];
  let root: Growing | null = null;
  let line = 1;
  let lineEnd = text.indexOf('\n');
  const lineAt = (at: number): number => {
    while (lineEnd >= 0 && lineEnd < at) {
      line += 1;
      lineEnd = text.indexOf('\n', lineEnd + 1);
    }
    return line;
  };
  for (let at = 0; at < text.length;) {
    const tag = text.indexOf('<', at);
    const parent = open.at(-1);
    if (parent && tag > at) parent.text += plain(text.slice(at, tag), false);
    if (tag < 0) break;
    const next = text.charCodeAt(tag + 1);
    if (next === QUESTION) at = text.indexOf('?>', tag) + 2;
    else if (next === BANG && text.startsWith('<!--', tag)) at = text.indexOf('-->', tag + 4) + 3;
    else if (next === BANG) {
      const end = text.indexOf(']]>', tag);
      if (parent) parent.text += unixLines(text.slice(tag + 9, end));
      at = end + 3;
    } else if (next === SLASH) {
      open.pop();
      scopes.pop();
      at = text.indexOf('>', tag) + 1;
    } else {
      const started = readTag(text, tag + 1);
      if (open.length >= xmlLimits.depth)
        return tooMuch('too-deep', lineAt(tag), `Elements are more than ${xmlLimits.depth} deep.`);
      if (started.attributes.length > xmlLimits.attributesOfOne)
        return tooMuch('too-large', lineAt(tag), `An element has more than ${xmlLimits.attributesOfOne} attributes.`);
      const scope = inScope(scopes.at(-1) ?? noScope, started.attributes);
      const { name, ns } = scope.nameOf(started.name);
      const own: Growing = {
        name,
        ns,
        attributes: plainNames(started.attributes),
        children: [],
        text: '',
        line: lineAt(tag),
      };
      if (parent) parent.children.push(own);
      else root = own;
      if (!started.isEmpty) {
        open.push(own);
        scopes.push(scope);
      }
      at = started.end;
    }
  }
  if (!root) throw new Error('A message without an element was found well-formed');
  return { root };
}

const tooMuch = (kind: XmlFault['kind'], line: number, message: string) => ({ fault: { kind, line, message } });

type Tag = { readonly name: string; readonly attributes: Attribute[]; readonly isEmpty: boolean; readonly end: number };

/** A tag that opens, from behind its bracket. */
function readTag(text: string, from: number): Tag {
  let at = from;
  while (!endsName(text.charCodeAt(at))) at += 1;
  const name = text.slice(from, at);
  const attributes: Attribute[] = [];
  for (;;) {
    while (isSpace(text.charCodeAt(at))) at += 1;
    const sign = text.charCodeAt(at);
    if (sign === MORE) return { name, attributes, isEmpty: false, end: at + 1 };
    if (sign === SLASH) return { name, attributes, isEmpty: true, end: at + 2 };
    const begun = at;
    while (!endsName(text.charCodeAt(at))) at += 1;
    const key = text.slice(begun, at);
    while (text.charCodeAt(at) !== EQUALS) at += 1;
    at += 1;
    while (isSpace(text.charCodeAt(at))) at += 1;
    const end = text.indexOf(text.charCodeAt(at) === QUOTE ? '"' : "'", at + 1);
    attributes.push([key, plain(text.slice(at + 1, end), true)]);
    at = end + 1;
  }
}

const isSpace = (sign: number): boolean => sign === SPACE || sign === LINE || sign === TAB || sign === RETURN;
const endsName = (sign: number): boolean => isSpace(sign) || sign === EQUALS || sign === SLASH || sign === MORE;

/** By names without prefixes, without declarations of namespaces. */
function plainNames(attributes: readonly Attribute[]): Record<string, string> {
  const plainly: Record<string, string> = {};
  for (const [key, value] of attributes) {
    const colon = key.indexOf(':');
    if (colon < 0) {
      if (key !== 'xmlns') putAttribute(plainly, key, value);
    } else if (!key.startsWith('xmlns:')) {
      // Where one has the name of another but for its prefix, the one without prefix is meant.
      const name = key.slice(colon + 1);
      if (!attributes.some(([other]) => other === name)) putAttribute(plainly, name, value);
    }
  }
  return plainly;
}

const unixLines = (text: string): string => (text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text);

const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** What a text or value says: ends of lines are one sign, in values a space, unless they are written by number. */
function plain(written: string, isValue: boolean): string {
  const lines = unixLines(written);
  const spaced = isValue && /[\n\t]/.test(lines) ? lines.replace(/[\n\t]/g, ' ') : lines;
  if (!spaced.includes('&')) return spaced;
  return spaced.replace(/&(#x[\da-f]+|#\d+|\w+);/gi, (_, said: string) => {
    if (said.startsWith('#x')) return String.fromCodePoint(Number.parseInt(said.slice(2), 16));
    if (said.startsWith('#')) return String.fromCodePoint(Number(said.slice(1)));
    return named[said] ?? '';
  });
}
