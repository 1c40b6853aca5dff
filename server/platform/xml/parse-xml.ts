import type { ReadXml, XmlFault } from '@stayfront/rules/xml/xml-element';
import { ParseOption, XmlDocument, XmlParseError } from 'libxml2-wasm';
import { refuseXml } from './refuse-xml.ts';
import { scanXml } from './scan-xml.ts';

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
  try {
    // It says whether the message is well-formed, in its namespaces, too.
    XmlDocument.fromBuffer(bytes, { option: options }).dispose();
  } catch (error) {
    if (error instanceof XmlParseError) return { fault: faultOf(error) };
    throw error;
  }
  return scanXml(new TextDecoder().decode(bytes));
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
