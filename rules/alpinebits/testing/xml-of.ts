import type { XmlElement } from '../../xml/xml-element.ts';
import { otaNamespace } from '../read-parts.ts';

/** An element of a message, as it would have been read; attributes that are undefined are not there. */
export function part(
  name: string,
  attributes: Readonly<Record<string, string | number | undefined>> = {},
  ...inside: readonly (XmlElement | string)[]
): XmlElement {
  const there = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, String(value)] as const],
  );
  return {
    name,
    ns: otaNamespace,
    attributes: Object.fromEntries(there),
    children: inside.filter((one) => typeof one !== 'string'),
    text: inside.filter((one) => typeof one === 'string').join(''),
    line: 0,
  };
}

/** Works a reading that stops between its pieces through to its end. */
export function atOnce<Result>(work: Generator<undefined, Result>): Result {
  for (;;) {
    const next = work.next();
    if (next.done) return next.value;
  }
}
