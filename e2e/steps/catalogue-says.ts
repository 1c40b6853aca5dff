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

function readPatterns(language: string): RegExp[] {
  const file = path.join(import.meta.dirname, '../../guest/src/i18n/locales', `${language}.po`);
  return [...readFileSync(file, 'utf8').matchAll(/^msgstr (".+")$/gm)]
    .flatMap(([, text = '""']) => spellOut((JSON.parse(text) as string).replaceAll(/\{\w+\}|#/g, gap)))
    .flatMap((text) => text.split(/<\/?\d+\/?>/)) // what stands in an element of its own is read alone
    .map((text) => text.trim())
    .filter((text) => /\p{L}{3}/u.test(text))
    .map((text) => new RegExp(`^${text.replaceAll(/[.*+?^$()|[\]\\{}]/g, '\\$&').replaceAll(gap, '.+')}$`, 'u'));
}

const patterns = new Map<string, RegExp[]>();

/** Whether our texts in a language say it so: then it is right, also where English has the same word. */
export function catalogueSays(language: string, text: string): boolean {
  const known = patterns.get(language) ?? readPatterns(language);
  patterns.set(language, known);
  return known.some((pattern) => pattern.test(text));
}
