import { el, writeXml } from '@stayfront/rules/xml/write-xml';
import type { XmlElement, XmlFault } from '@stayfront/rules/xml/xml-element';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseXml } from './parse-xml.ts';

const read = (xml: string): XmlElement => {
  const read = parseXml(Buffer.from(xml));
  if ('fault' in read) throw new Error(read.fault.message);
  return read.root;
};

const faultOf = (xml: string | Uint8Array): XmlFault => {
  const read = parseXml(typeof xml === 'string' ? Buffer.from(xml) : xml);
  if ('root' in read) throw new Error('The message was read');
  return read.fault;
};

test('a message is read into names, namespaces, attributes, texts and lines', () => {
  const root = read(`<?xml version="1.0" encoding="utf-8"?>
<!-- from the hotel -->
<s:Envelope xmlns:s="urn:soap" xmlns="urn:ota">
  <s:Body n="1" s:kind="plain"><Room Code="D&amp;B">zwei &lt;<![CDATA[ & drei]]>!</Room></s:Body>
</s:Envelope>`);
  expect(root).toMatchObject({ name: 'Envelope', ns: 'urn:soap', attributes: {}, line: 3 });
  expect(root.children).toHaveLength(1);
  expect(root.children[0]).toMatchObject({
    name: 'Body',
    ns: 'urn:soap',
    attributes: { n: '1', kind: 'plain' },
    line: 4,
  });
  expect(root.children[0]?.children[0]).toEqual({
    name: 'Room',
    ns: 'urn:ota',
    attributes: { Code: 'D&B' },
    children: [],
    text: 'zwei < & drei!',
    line: 4,
  });
});

test('what is written is read as it was, whatever it is', () => {
  const text = fc.string({ unit: 'binary', maxLength: 30 });
  fc.assert(
    fc.property(text, text, (value, inside) => {
      const fair = (given: string): string => read(writeXml(el('a', {}, given))).text;
      expect(read(writeXml(el('a', { b: value }, inside)))).toMatchObject({
        attributes: { b: fair(value) },
        text: fair(inside),
      });
      expect(fair(fair(inside))).toBe(fair(inside));
    }),
  );
});

test.each([
  ['a document type', '<!DOCTYPE a SYSTEM "file:///etc/passwd"><a/>'],
  ['entities that grow', '<!DOCTYPE a [<!ENTITY b "ha"><!ENTITY c "&b;&b;&b;&b;">]><a>&c;</a>'],
  ['an entity from elsewhere', '<?xml version="1.0"?><!doctype a [<!ENTITY x SYSTEM "http://127.0.0.1/x">]><a>&x;</a>'],
])('%s is refused before it is parsed', (_, xml) => {
  expect(faultOf(xml).kind).toBe('doctype');
});

test('a message in another encoding than UTF-8 is refused', () => {
  for (const encoding of ['utf16le', 'latin1'] as const) {
    expect(faultOf(Buffer.from('\ufeff<a>é</a>', encoding)).kind).toBe('encoding');
  }
  expect(faultOf(Buffer.from([0xff, 0xfe, 0x3c, 0x61])).kind).toBe('encoding');
  expect(faultOf('<?xml version="1.0" encoding="UTF-7"?><a/>')).toMatchObject({ kind: 'encoding', line: 1 });
  expect(faultOf("<?xml version='1.0' encoding='ISO-8859-1'?><a/>").message).toContain('ISO-8859-1');
  expect(faultOf('<a>\u0000</a>').kind).toBe('encoding');
  expect(read('\ufeff<?xml version="1.0" encoding="UTF-8"?><a/>').name).toBe('a');
});

test.each([
  ['nothing', ''],
  ['no XML', '{"a":1}'],
  ['two roots', '<a/><b/>'],
  ['an end that is missing', '<a><b></a>'],
  ['an entity that nobody declared', '<a>&nbsp;</a>'],
  ['an attribute twice', '<a b="1" b="2"/>'],
  ['a prefix that nobody declared', '<x:a/>'],
  ['a character that no XML has', '<a>\u0001</a>'],
])('%s is no message', (_, xml) => {
  expect(faultOf(xml)).toMatchObject({ kind: 'not-xml', message: expect.stringMatching(/\S/) });
});

test('the line of what is wrong is said', () => {
  expect(faultOf('<a>\n<b>\n</c></a>')).toMatchObject({ kind: 'not-xml', line: 3 });
});

test('what is too deep or too large is refused', () => {
  const nested = (depth: number): string => '<a>'.repeat(depth) + '</a>'.repeat(depth);
  expect(read(nested(40)).name).toBe('a');
  for (const depth of [41, 300, 100_000]) expect(faultOf(nested(depth)).kind).toBe('too-deep');
  expect(faultOf(`<a>${'<b/>'.repeat(500_000)}</a>`).kind).toBe('too-large');
  const attributes = (count: number): string => Array.from({ length: count }, (_, at) => ` a${at}=""`).join('');
  expect(faultOf(`<a${attributes(501)}/>`).kind).toBe('too-large');
  expect(faultOf(`<a${attributes(1_000_000)}/>`).kind).toBe('too-large');
  expect(faultOf(`<a>${'x'.repeat(11_000_000)}</a>`).kind).toBe('too-large');
  expect(faultOf(new Uint8Array(64 * 1024 * 1024 + 1).fill(0x20)).kind).toBe('too-large');
});

test('no bytes at all end the reading but by an answer', () => {
  const piece = fc.constantFrom(
    '<a',
    '>',
    '</a>',
    ' b="',
    '"',
    '<![CDATA[',
    ']]>',
    '<!--',
    '-->',
    '&',
    '<?',
    '?>',
    'é',
    '\u0000',
    'x',
  );
  const xml = fc.oneof(
    fc.uint8Array({ maxLength: 60 }),
    fc.array(piece, { maxLength: 30 }).map((all) => Buffer.from(all.join(''))),
  );
  fc.assert(
    fc.property(xml, (bytes) => {
      expect(Object.keys(parseXml(bytes))).toHaveLength(1);
    }),
  );
});

test('names that mean something to the language are plain names', () => {
  const { attributes } = read('<a __proto__="x" constructor="y"/>');
  expect(Object.entries(attributes)).toEqual([
    ['__proto__', 'x'],
    ['constructor', 'y'],
  ]);
});
