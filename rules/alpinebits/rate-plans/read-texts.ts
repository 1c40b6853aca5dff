import type { XmlElement } from '../../xml/xml-element.ts';
import type { Faults } from '../faults.ts';
import { partsOf, shortened } from '../read-parts.ts';
import type { SentTexts } from './plan-message.ts';

const kinds = ['title', 'intro', 'description', 'gallery', 'codelist'];
const mostSigns = 20_000;

/** What a plan or a supplement is called, and its description, by language; pictures and lists are left alone. */
export function readTexts(
  part: XmlElement,
  about: string,
  faults: Faults,
): { readonly title: SentTexts; readonly text: SentTexts } {
  const read: Record<string, SentTexts> = {};
  for (const one of partsOf(part, 'Description')) {
    const kind = (one.attributes['Name'] ?? '').toLowerCase();
    if (!kinds.includes(kind))
      faults.add('invalid', 'Description/@Name', `${about}: must be one of ${kinds.join(', ')}`, one.line);
    else if (read[kind]) faults.add('invalid', 'Description/@Name', `${about}: ${kind} stands twice`, one.line);
    else read[kind] = kind === 'gallery' || kind === 'codelist' ? {} : readLanguages(one, about, faults);
  }
  return { title: read['title'] ?? {}, text: read['description'] ?? read['intro'] ?? {} };
}

/** Plain texts alone: HTML only stands beside them. */
function readLanguages(part: XmlElement, about: string, faults: Faults): SentTexts {
  const plain: Record<string, string> = {};
  const html = new Set<string>();
  for (const { attributes, text, line } of partsOf(part, 'Text')) {
    const { TextFormat: format = '', Language: language = '' } = attributes;
    if (!/^[a-z]{2}$/.test(language))
      faults.add('invalid', 'Text/@Language', `${about}: "${shortened(language)}" must be two small letters`, line);
    else if (format !== 'PlainText' && format !== 'HTML')
      faults.add('invalid', 'Text/@TextFormat', `${about}: "${shortened(format)}" must be PlainText or HTML`, line);
    else if (format === 'HTML' ? html.has(language) : plain[language] !== undefined)
      faults.add('invalid', 'Text/@Language', `${about}: ${language} stands twice as ${format}`, line);
    else if (format === 'HTML') html.add(language);
    else plain[language] = text.trim().slice(0, mostSigns);
  }
  for (const language of html)
    if (plain[language] === undefined)
      faults.add('missing', 'Description/Text', `${about}: ${language} stands as HTML only; send PlainText`, part.line);
  return plain;
}
