import type { ReadXml, XmlElement as Read, XmlFault } from '@stayfront/rules/xml/xml-element';
import { ParseOption, XmlCData, XmlDocument, XmlElement, XmlParseError, XmlText } from 'libxml2-wasm';
import { refuseXml, xmlLimits } from './refuse-xml.ts';

/** No network, no files, no type declarations, and no relaxed limits. What it is encoded in was looked at before. */
const options =
  ParseOption.XML_PARSE_NONET |
  ParseOption.XML_PARSE_NO_XXE |
  ParseOption.XML_PARSE_IGNORE_ENC |
  ParseOption.XML_PARSE_BIG_LINES;

/**
 * Reads a message at once, on this thread: for the thread made for it, and for tests. Everybody else asks an
 * `XmlReader`, as a large message takes seconds.
 */
export function parseXml(bytes: Uint8Array): ReadXml {
  const fault = refuseXml(bytes);
  if (fault) return { fault };
  let document: XmlDocument;
  try {
    document = XmlDocument.fromBuffer(bytes, { option: options });
  } catch (error) {
    if (error instanceof XmlParseError) return { fault: faultOf(error) };
    throw error;
  }
  try {
    return { root: copyElement(document.root, 1) };
  } catch (error) {
    if (error instanceof TooMuch) return { fault: error.fault };
    throw error;
  } finally {
    document.dispose();
  }
}

/** Leaves the walk, however deep it is. */
class TooMuch extends Error {
  readonly fault: XmlFault;
  constructor(fault: XmlFault) {
    super(fault.message);
    this.fault = fault;
  }
}

type Growing = { attributes: Record<string, string>; children: Read[]; text: string };

function copyElement(element: XmlElement, depth: number): Read {
  const { line } = element;
  if (depth > xmlLimits.depth) {
    throw new TooMuch({ kind: 'too-deep', line, message: `Elements are more than ${xmlLimits.depth} deep.` });
  }
  const own: Growing = { attributes: {}, children: [], text: '' };
  const { attrs } = element;
  if (attrs.length > xmlLimits.attributesOfOne) {
    const message = `An element has more than ${xmlLimits.attributesOfOne} attributes.`;
    throw new TooMuch({ kind: 'too-large', line, message });
  }
  for (const attribute of attrs) {
    // Where one has the name of another but for its prefix, the one without prefix is meant.
    if (attribute.prefix === '' || own.attributes[attribute.name] === undefined)
      put(own, attribute.name, attribute.value);
  }
  for (let child = element.firstChild; child; child = child.next) {
    if (child instanceof XmlElement) own.children.push(copyElement(child, depth + 1));
    else if (child instanceof XmlText || child instanceof XmlCData) own.text += child.content;
  }
  return { name: element.name, ns: element.namespaceUri, ...own, line };
}

/** As a plain field whatever its name, `__proto__` included. */
function put(own: Growing, name: string, value: string): void {
  Object.defineProperty(own.attributes, name, { value, enumerable: true, configurable: true, writable: true });
}

function faultOf(error: XmlParseError): XmlFault {
  const [first] = error.details;
  const message = (first?.message ?? error.message).trim().slice(0, 200);
  const line = first && first.line > 0 ? { line: first.line } : {};
  if (/excessive depth/i.test(message)) return { kind: 'too-deep', ...line, message: 'Elements are too deep.' };
  if (/limit exceeded|too (?:long|big|large)/i.test(message)) {
    return { kind: 'too-large', ...line, message: 'A text or tag of the message is too large.' };
  }
  return { kind: 'not-xml', ...line, message };
}
