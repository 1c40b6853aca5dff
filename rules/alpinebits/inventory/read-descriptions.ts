import type { XmlElement } from '../../xml/xml-element.ts';
import type { Faults } from '../faults.ts';
import { onlyPart, partsOf, refuseOthers, shortened } from '../read-parts.ts';

export type Descriptions = {
  readonly names: Readonly<Record<string, string>>;
  readonly descriptions: Readonly<Record<string, string>>;
  readonly pictures: number;
};

const kinds = { '25': 'names', '1': 'descriptions', '23': 'pictures' } as const;
const where = 'MultimediaDescriptions/MultimediaDescription';

/** Names and texts by language, and how many pictures there are. */
export function readDescriptions(room: XmlElement, code: string, faults: Faults): Descriptions {
  const read = { names: {}, descriptions: {}, pictures: 0 };
  const all = onlyPart(room, 'MultimediaDescriptions', faults);
  if (!all) return read;
  refuseOthers(all, { children: ['MultimediaDescription'] }, faults);
  const seen = new Set<string>();
  for (const one of partsOf(all, 'MultimediaDescription')) {
    refuseOthers(one, { attributes: ['InfoCode'], children: ['TextItems', 'ImageItems'] }, faults);
    const info = one.attributes['InfoCode'] ?? '';
    if (!isKind(info)) {
      faults.add('invalid', `${where}/@InfoCode`, `"${shortened(info)}" must be 25, 1 or 23`, one.line);
      continue;
    }
    if (seen.has(info)) faults.add('duplicate', `${where}/@InfoCode`, `"${code}" has ${info} twice`, one.line);
    seen.add(info);
    const kind = kinds[info];
    if (kind === 'pictures') read.pictures = countPictures(one, faults);
    else read[kind] = readTexts(one, `"${code}" InfoCode ${info}`, faults);
  }
  if (Object.keys(read.names).length === 0)
    faults.add('missing', `${where}/@InfoCode`, `"${code}" has no name: send InfoCode 25 with plain texts`, room.line);
  return read;
}

const isKind = (text: string): text is keyof typeof kinds => Object.hasOwn(kinds, text);

function readTexts(part: XmlElement, name: string, faults: Faults): Record<string, string> {
  const texts: Record<string, string> = {};
  const pages = new Set<string>();
  const items = onlyPart(part, 'TextItems', faults);
  const entries = items ? partsOf(items, 'TextItem').flatMap((item) => partsOf(item, 'Description')) : [];
  for (const entry of entries) {
    const { Language: language = '', TextFormat: format = '' } = entry.attributes;
    const fault = (attribute: string, message: string): void =>
      faults.add('invalid', `TextItem/Description/@${attribute}`, `${name}: ${message}`, entry.line);
    if (!/^[a-z]{2}$/.test(language)) fault('Language', `"${shortened(language)}" must be two small letters`);
    else if (format === 'HTML') pages.add(language);
    else if (format !== 'PlainText') fault('TextFormat', `"${shortened(format)}" must be PlainText or HTML`);
    else if (Object.hasOwn(texts, language)) fault('Language', `"${language}" stands twice`);
    else if (entry.text.trim() === '') fault('Language', `the text in "${language}" is empty`);
    else if (entry.text.trim().length > 20_000) fault('Language', `the text in "${language}" is too long`);
    else texts[language] = entry.text.trim();
  }
  for (const language of pages)
    if (!Object.hasOwn(texts, language))
      faults.add('invalid', 'TextItem/Description/@TextFormat', `${name}: HTML in "${language}" without plain text`);
  return texts;
}

function countPictures(part: XmlElement, faults: Faults): number {
  const items = onlyPart(part, 'ImageItems', faults);
  const entries = items ? partsOf(items, 'ImageItem') : [];
  for (const entry of entries) {
    const category = Number(entry.attributes['Category'] ?? 'x');
    if (!(Number.isInteger(category) && category >= 1 && category <= 23))
      faults.add('invalid', 'ImageItem/@Category', 'this must be a number from 1 to 23', entry.line);
  }
  return entries.length;
}
