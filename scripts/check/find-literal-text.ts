import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { findLooseStrings } from './find-loose-strings.ts';
import { findShownText } from './find-shown-text.ts';

/** Proper names that are the same in every language. What a guest reads as language goes through Lingui instead. */
const ALLOWED = new Set(['PDF', 'Open Sans', 'Noto Sans Arabic', 'American Express', 'Diners Club']);

const WORD = /\p{L}{2,}/u;
/** A capital letter and a second word after it: 'Sold out', but not 'EUR', 'roomName' or 'card card-wide'. */
const SENTENCE = /^\s*\p{Lu}[\p{L}’']*,? (?:… ?)?\p{L}{2,}/u;

/** A file of names and samples says so in a line of its own; what it shows between tags is still looked at. */
const NAMES_ONLY = /^\/\/ literal text: names only\b/m;

/** Human text that a file writes itself instead of asking Lingui, as `line:column literal text "…"`. */
export function findLiteralText(file: string, source: string): string[] {
  const { program, errors } = parseSync(file, source);
  if (errors[0]) return [`1:1 does not parse: ${errors[0].message}`];

  const shown = findShownText(program).filter(({ text }) => WORD.test(text));
  const strings = NAMES_ONLY.test(source) ? [] : findLooseStrings(program);
  const sentences = strings.filter(({ text }) => SENTENCE.test(text));
  const found = new Map([...sentences, ...shown].map(({ start, text }) => [start, text]));
  return [...found]
    .filter(([, text]) => !ALLOWED.has(text.trim()))
    .sort(([one], [other]) => one - other)
    .map(([start, text]) => {
      const before = source.slice(0, start + text.search(/\S/)).split('\n');
      const quote = JSON.stringify(text.trim().replace(/\s+/g, ' ').slice(0, 60));
      return `${before.length}:${(before.at(-1)?.length ?? 0) + 1} literal text ${quote}`;
    });
}

/** The same over all code of guest/, desk/ and ui/ that runs in a browser. */
export async function findLiteralTextInGuest(root: string): Promise<string[]> {
  const complaints: string[] = [];
  const files = globSync('{guest/src,desk/src,ui}/**/*.{ts,tsx}', { cwd: root }).filter(
    // What tests say is read by no guest.
    (file) => !/\.test\.tsx?$|^(?:guest|desk).src.testing./.test(file),
  );
  for (const file of files.sort()) {
    const source = await readFile(join(root, file), 'utf8');
    complaints.push(...findLiteralText(file, source).map((finding) => `${file}:${finding}`));
  }
  return complaints;
}
