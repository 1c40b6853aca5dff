/** A piece of XML that is written already. What is a plain text is escaped where it is put into one. */
export type XmlPart = { readonly xml: string };

type Attribute = string | number | boolean | null | undefined;
type Child = XmlPart | string | number | false | null | undefined | readonly (XmlPart | false | null | undefined)[];

/** One element. Attributes and children that are not there (`undefined`, `null`, and `false` of children) are left out. */
export function el(
  name: string,
  attributes: Readonly<Record<string, Attribute>> = {},
  ...children: readonly Child[]
): XmlPart {
  let tag = name;
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined || value === null) continue;
    tag += ` ${key}="${escapeAttribute(String(value))}"`;
  }
  let inside = '';
  for (const child of children) inside += writeChild(child);
  return { xml: inside === '' ? `<${tag}/>` : `<${tag}>${inside}</${name}>` };
}

/** The whole message, in UTF-8. */
export const writeXml = (root: XmlPart): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root.xml}\n`;

function writeChild(child: Child): string {
  if (child === undefined || child === null || child === false) return '';
  if (typeof child === 'string' || typeof child === 'number') return escapeText(String(child));
  if ('xml' in child) return child.xml;
  return child.map(writeChild).join('');
}

/** Characters that no XML may have, escaped or not: most controls, halves of pairs, and two that are none. */
// oxlint-disable-next-line no-control-regex
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

const escapeText = (text: string): string =>
  text
    .replace(forbidden, '\ufffd')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\r', '&#13;');

/** Line ends and tabs in an attribute would be read as spaces. */
const escapeAttribute = (text: string): string =>
  escapeText(text).replaceAll('"', '&quot;').replaceAll('\n', '&#10;').replaceAll('\t', '&#9;');
