import { el, writeXml, type XmlPart } from '@stayfront/rules/xml/write-xml';
import type { XmlElement } from '@stayfront/rules/xml/xml-element';

/** A message as another system writes it. */
export const xmlText = (root: XmlElement): string => writeXml(partOf(root, root.ns));

const partOf = ({ name, attributes, children, text }: XmlElement, ns?: string): XmlPart =>
  el(
    name,
    { ...(ns === undefined ? {} : { xmlns: ns }), ...attributes },
    text,
    children.map((child) => partOf(child)),
  );
