import { readFileSync } from 'node:fs';
import path from 'node:path';

const gap = '\u0001';
const branching = /\{\w+, (?:plural|select|selectordinal),((?:\s*[=\w]+ \{[^{}]*\})+)\s*\}/;

/** A text with every count and choice it may have, and gaps where something is filled in. */
function spellOut(text: string): string[] {
  const [whole, branches] = branching.exec(text) ?? [];
  if (whole === undefined || branches === undefined) return [text];
  return [...branches.matchAll(/\{([^{}]*)\}/g)].flatMap(([, branch = '']) => spellOut(text.replace(whole, branch)));
}

type Catalogue = {
  readonly whole: ReadonlySet<string>;
  readonly patterns: readonly RegExp[];
  /** What was asked before: the same words stand on many screens. */
  readonly answers: Map<string, boolean>;
};

function readCatalogue(language: string): Catalogue {
  const read = (file: string): string => readFileSync(path.join(import.meta.dirname, '../..', file), 'utf8');
  const written = ['guest/src/app/i18n', 'server/platform/texts']
    .map((room) => read(`${room}/locales/${language}.po`))
    .join('');
  const amenities = JSON.parse(read(`server/property/content/amenities/${language}.json`)) as Record<string, string>;
  const texts = [...written.matchAll(/^msgstr (".+")$/gm)]
    .flatMap(([, text = '""']) => spellOut((JSON.parse(text) as string).replaceAll(/\{\w+\}|#/g, gap)))
    .flatMap((text) => text.split(/<\/?\d+\/?>/)) // what stands in an element of its own is read alone
    .map((text) => text.trim())
    .filter((text) => /\p{L}{3}/u.test(text));
  return {
    answers: new Map(),
    whole: new Set([...texts, ...Object.values(amenities)]),
    patterns: texts
      .filter((text) => text.includes(gap))
      .map((text) => new RegExp(`^${text.replaceAll(/[.*+?^$()|[\]\\{}]/g, '\\$&').replaceAll(gap, '.+')}$`, 'u')),
  };
}

const catalogues = new Map<string, Catalogue>();

/** Whether our texts in a language say it so: then it is right, also where English has the same word. */
export function catalogueSays(language: string, text: string): boolean {
  const known = catalogues.get(language) ?? readCatalogue(language);
  catalogues.set(language, known);
  const isSaid =
    known.answers.get(text) ?? (known.whole.has(text) || known.patterns.some((pattern) => pattern.test(text)));
  known.answers.set(text, isSaid);
  return isSaid;
}
