import { readStayDate, type StayDate } from '../stay/stay-date.ts';
import type { XmlElement } from '../xml/xml-element.ts';
import type { Faults } from './faults.ts';

export const otaNamespace = 'http://www.opentravel.org/OTA/2003/05';

type Allowed = { readonly attributes?: readonly string[]; readonly children?: readonly string[] };

/** Names what does not belong into an element, as a schema would. Declarations of schemas are nobody's business. */
export function refuseOthers(part: XmlElement, { attributes = [], children = [] }: Allowed, faults: Faults): void {
  for (const name of Object.keys(part.attributes))
    if (!attributes.includes(name) && name !== 'schemaLocation')
      faults.add('invalid', `${part.name}/@${name}`, 'there is no such attribute here: leave it out', part.line);
  for (const child of part.children) {
    if (!children.includes(child.name))
      faults.add('invalid', `${part.name}/${child.name}`, 'there is no such element here: leave it out', child.line);
    else if (child.ns !== otaNamespace)
      faults.add('invalid', `${part.name}/${child.name}`, `its namespace must be ${otaNamespace}`, child.line);
  }
}

export const partsOf = (part: XmlElement, name: string): XmlElement[] =>
  part.children.filter((child) => child.name === name);

/** The one child of a name: named as a fault where it is missing or there twice. */
export function onlyPart(part: XmlElement, name: string, faults: Faults): XmlElement | null {
  const [first, second] = partsOf(part, name);
  if (!first) faults.add('missing', `${part.name}/${name}`, 'this element is missing', part.line);
  if (second) faults.add('invalid', `${part.name}/${name}`, 'this element may stand here only once', second.line);
  return first ?? null;
}

/** The one child of a name, or none. */
export function partOrNone(part: XmlElement, name: string, faults: Faults): XmlElement | null {
  const [first, second] = partsOf(part, name);
  if (second) faults.add('invalid', `${part.name}/${name}`, 'this element may stand here only once', second.line);
  return first ?? null;
}

type Asked = { readonly isOptional?: boolean };

/** A text of 1 to `most` signs; null where it is missing or wrong, which is noted unless it may be missing. */
export function textAt(
  part: XmlElement,
  name: string,
  faults: Faults,
  { most, isOptional = false }: Asked & { readonly most: number },
): string | null {
  const text = part.attributes[name];
  if (text === undefined) {
    if (!isOptional) faults.add('missing', `${part.name}/@${name}`, 'this attribute is missing', part.line);
    return null;
  }
  if (text.trim() === '' || Array.from(text).length > most) {
    faults.add('invalid', `${part.name}/@${name}`, `"${shortened(text)}" must have 1 to ${most} characters`, part.line);
    return null;
  }
  return text;
}

/** A whole number, written in plain digits. */
export function wholeAt(
  part: XmlElement,
  name: string,
  faults: Faults,
  { least, most, isOptional = false }: Asked & { readonly least: number; readonly most: number },
): number | null {
  const text = part.attributes[name];
  if (text === undefined) {
    if (!isOptional) faults.add('missing', `${part.name}/@${name}`, 'this attribute is missing', part.line);
    return null;
  }
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return value;
  const message = `"${shortened(text)}" must be a whole number from ${least} to ${most}`;
  faults.add('invalid', `${part.name}/@${name}`, message, part.line);
  return null;
}

/** A day, written as YYYY-MM-DD and nothing more. */
function dayAt(part: XmlElement, name: string, faults: Faults): StayDate | null {
  const text = part.attributes[name];
  if (text === undefined) {
    faults.add('missing', `${part.name}/@${name}`, 'this attribute is missing', part.line);
    return null;
  }
  const read = readStayDate(text);
  if (read !== 'format' && read !== 'no-such-day') return read;
  const message =
    read === 'format' ? `"${shortened(text)}" must be a day as YYYY-MM-DD` : `there is no ${text} in the calendar`;
  faults.add('dates', `${part.name}/@${name}`, message, part.line);
  return null;
}

/** `true`, `1`, `false` or `0`; absent is `false`. */
export function truthAt(part: XmlElement, name: string, faults: Faults): boolean {
  const text = part.attributes[name];
  if (text === undefined || text === 'false' || text === '0') return false;
  if (text === 'true' || text === '1') return true;
  faults.add('invalid', `${part.name}/@${name}`, `"${shortened(text)}" must be true or false`, part.line);
  return false;
}

/** Two days of which the first is not after the last; both are part of the period. */
export function periodAt(part: XmlElement, faults: Faults): { readonly from: StayDate; readonly to: StayDate } | null {
  const from = dayAt(part, 'Start', faults);
  const to = dayAt(part, 'End', faults);
  if (from === null || to === null) return null;
  if (from <= to) return { from, to };
  faults.add('dates', `${part.name}/@Start`, `${from} is after End ${to}`, part.line);
  return null;
}

/** What others wrote stands in our answers: no longer than one can read. */
export const shortened = (text: string): string => {
  const signs = Array.from(text.slice(0, 200));
  return signs.length > 60 ? `${signs.slice(0, 60).join('')}…` : text;
};
