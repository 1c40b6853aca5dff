import type { XmlElement as Read } from '@stayfront/rules/xml/xml-element';
import { dice } from '@stayfront/rules/testing/dice';
import fc from 'fast-check';
import { XmlCData, XmlDocument, XmlElement, XmlText } from 'libxml2-wasm';
import { expect, test } from 'vitest';
import { parseXml } from './parse-xml.ts';
import { inPieces, treeOfPieces } from './xml-pieces.ts';

type Plain = Omit<Read, 'line' | 'children'> & { readonly children: readonly Plain[] };

/** The same by asking libxml2 for each element: slow, and by other hands than ours. */
function readBySteps(element: XmlElement): Plain {
  const children: Plain[] = [];
  const attributes = new Map<string, string>();
  let text = '';
  for (const { prefix, name, value } of element.attrs)
    if (prefix === '' || !attributes.has(name)) attributes.set(name, value);
  for (let child = element.firstChild; child; child = child.next) {
    if (child instanceof XmlElement) children.push(readBySteps(child));
    else if (child instanceof XmlText || child instanceof XmlCData) text += child.content;
  }
  const { name, namespaceUri: ns } = element;
  return { name, ns, attributes: Object.fromEntries(attributes), children, text };
}

/** Null where the message is no XML. */
function readByLibrary(bytes: Uint8Array): Plain | null {
  let document: XmlDocument;
  try {
    document = XmlDocument.fromBuffer(bytes);
  } catch {
    return null;
  }
  try {
    return readBySteps(document.root);
  } finally {
    document.dispose();
  }
}

const withoutLines = ({ name, ns, attributes, children, text }: Read): Plain => ({
  name,
  ns,
  attributes,
  children: children.map(withoutLines),
  text,
});

const word = fc.constantFrom('a', 'Rate', 'x-1', 'é.ü', '_y');
const prefixed = fc.oneof(
  { weight: 4, arbitrary: word },
  word.map((name) => `p:${name}`),
);
const said = fc
  .array(
    fc.constantFrom(
      'x',
      ' ',
      '\t',
      '\n',
      '\r\n',
      '\r',
      '&amp;',
      '&lt;',
      '&#10;',
      '&#x1F600;',
      '&#9;',
      '>',
      '/',
      '=',
      'ß',
      '&quot;',
      '&apos;',
      ']]',
    ),
    { maxLength: 6 },
  )
  .map((all) => all.join('').replaceAll(']]>', ''));
const space = fc.constantFrom(' ', '\n', '\r\n\t', '  ');
const attribute = fc
  .record({
    name: prefixed,
    value: said,
    mark: fc.constantFrom('"', "'"),
    around: fc.constantFrom('', ' ', '\n'),
    before: space,
  })
  .map(({ name, value, mark, around, before }) => ({
    name,
    text: `${before}${name}${around}=${around}${mark}${value}${mark}`,
  }));
const spaces = fc.constantFrom('', ' xmlns="urn:a"', " xmlns='urn:b'", ' xmlns=""', ' xmlns:p="urn:q"');
// No instructions: the library's elements lose what stands behind one, and the test below looks at them.
const beside = fc.constantFrom('', '<!-- <a b="> -->', '<![CDATA[ <c>&amp;\r\n]] ]]>');

const { element } = fc.letrec<{ element: string }>((tie) => ({
  element: fc
    .record({
      name: prefixed,
      attributes: fc.uniqueArray(attribute, { selector: ({ name }) => name, maxLength: 4 }),
      spaces,
      isEmpty: fc.boolean(),
      end: fc.constantFrom('', ' ', '\n'),
      inside: fc.array(fc.oneof({ depthSize: 'small' }, said, beside, tie('element')), { maxLength: 4 }),
    })
    .map(({ name, attributes, spaces: declared, isEmpty, end, inside }) => {
      const tag = `${name}${declared}${attributes.map(({ text }) => text).join('')}${end}`;
      return isEmpty && inside.length === 0 ? `<${tag}/>` : `<${tag}>${inside.join('')}</${name}${end}>`;
    }),
}));

const message = fc
  .record({
    head: fc.constantFrom('', '<?xml version="1.0" encoding="UTF-8"?>\n', '<!-- a -->\n'),
    element,
    mark: fc.boolean(),
  })
  .map(
    ({ head, element: root, mark }) =>
      `${mark && !head.startsWith('<!') ? '\ufeff' : ''}${head}<r xmlns:p="urn:p">${root}</r>\n`,
  );

test('what is scanned is what libxml2 has read, element by element', () => {
  fc.assert(
    fc.property(message, (text) => {
      const bytes = Buffer.from(text);
      const read = parseXml(bytes);
      expect('root' in read ? withoutLines(read.root) : null).toEqual(readByLibrary(bytes));
    }),
    { numRuns: dice(100) },
  );
});

test('instructions are passed over, and what they say', () => {
  const read = parseXml(Buffer.from('<?pi <b> ?><a><?pi <b> ?>x<?pi?><c/></a><?pi?>'));
  expect(read).toMatchObject({ root: { name: 'a', text: 'x', children: [{ name: 'c' }] } });
});

test('a message arrives in another thread as it was read, whatever its names are', () => {
  const read = parseXml(Buffer.from('<a __proto__="1" b="1">\n<c constructor="x">1</c><c/>\n<d e="">1</d></a>'));
  if ('fault' in read) throw new Error(read.fault.message);
  const tree = treeOfPieces();
  for (const piece of inPieces(read.root)) tree.add(structuredClone(piece));
  expect(tree.root()).toEqual(read.root);
  expect(Object.keys(tree.root().attributes)).toEqual(['__proto__', 'b']);
});
