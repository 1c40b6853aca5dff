import type { XmlElement } from '../xml/xml-element.ts';

/** The elements of one name within another one, through those in between: `Rates/Rate`. */
export function within(element: XmlElement, path: string): XmlElement[] {
  let found: readonly XmlElement[] = [element];
  for (const step of path.split('/'))
    found = found.flatMap(({ children }) => children.filter(({ name }) => name === step));
  return [...found];
}

export const firstWithin = (element: XmlElement, path: string): XmlElement | null => within(element, path)[0] ?? null;

/** An attribute without the spaces around it; one that is empty is as good as none. */
export const attribute = ({ attributes }: XmlElement, name: string): string | undefined =>
  attributes[name]?.trim() || undefined;

/** Where something stands, for whoever looks for it in what was sent. */
export const placeOf = ({ name, line }: XmlElement): string => `${name} in line ${line}`;
