import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { Scene } from '../scenes/scene.ts';

const shelf = path.join(import.meta.dirname, '..', 'spoken');

const weekday = '(?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?|Sun)(?:day)?';
const month =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)';

/** What is different every day: days, amounts, numbers of reservations, addresses of guests. */
const changing: readonly (readonly [RegExp, string])[] = [
  [/SB4-\w{10}/g, '‹reference›'],
  [/[\w.]+@example\.com/g, '‹e-mail›'],
  [/\b\d{1,2}:\d\d(?:\s?[AP]M)?/g, '‹time›'],
  [/\d\d\/\d\d\/\d{4}/g, '‹day›'],
  [/(slider "[^"]*"): "\d+"/g, '$1: ‹amount›'],
  [new RegExp(`(?<!\\d )\\b${month} \\d{4}`, 'g'), '‹month›'],
  [new RegExp(`(?:${weekday},? )?(?:\\d{1,2} – )?\\d{1,2}(?: ${month}) – \\d{1,2} ${month}`, 'g'), '‹day› – ‹day›'],
  [new RegExp(`(?:${weekday},? )?\\d{1,2} – \\d{1,2} ${month}(?: \\d{4})?`, 'g'), '‹day› – ‹day›'],
  [new RegExp(`${weekday} \\d{1,2} to `, 'g'), '‹day› to '],
  [new RegExp(`(?:${weekday},? )?\\d{1,2} ${month}(?: \\d{4})?`, 'g'), '‹day›'],
  [new RegExp(`(?:${weekday},? )?${month} \\d{1,2}(?:, \\d{4})?`, 'g'), '‹day›'],
  [new RegExp(`Your stay in ${month}`, 'g'), 'Your stay in ‹month›'],
  [/(?:CHF|EUR|GBP|€|£)[\s ]?[\d,]+(?:\.\d+)?/g, '‹amount›'],
  // Which stays are free close by depends on the day.
  [/\d+ (?:day|night)s? (?:earlier|later|more|fewer) (.*) for \d+ nights?/g, '‹how far off› $1 for ‹nights›'],
];

/** The tree that a screen reader reads from, in words; further rooms, months and weeks are as the first. */
function tidy(tree: string): string {
  const lines = changing.reduce((text, [pattern, word]) => text.replace(pattern, word), tree).split('\n');
  const kept: string[] = [];
  const repeated = new Set<string>();
  let hiddenBelow = Infinity;
  for (const line of lines) {
    const depth = line.search(/\S/);
    if (depth > hiddenBelow || /- \/url:/.test(line)) continue;
    hiddenBelow = Infinity;
    const before = kept.at(-1) ?? '';
    // Days are rows of weeks, those gone by are mere numbers; other tables are read whole.
    const kind = /^\s*- '?(article|grid|heading "‹month›"|link "‹day› to ‹day› ‹how|row "(?=Mon Tue|\d|\D*‹day›))/.exec(
      line,
    )?.[1];
    const mark = `${depth} ${kind?.startsWith('row') ? 'week' : kind}`;
    // A label is told with its box already.
    const isLabel = /- text: /.test(line) && before.includes(` "${line.replace(/^.*- text: /, '')}"`);
    const isAgain = kind === undefined ? line === before || isLabel : repeated.has(mark);
    if (kind !== undefined) repeated.add(mark);
    if (isAgain) hiddenBelow = depth;
    else kept.push(line);
  }
  return `${kept.map((line) => line.replace(/:$/, '')).join('\n')}\n`;
}

/** What a screen reader says of a scene is what stands in its file, once all of it has come. `SPOKEN=write` writes them anew. */
export async function expectSpoken(page: Page, { name, part = 'body', frame }: Scene): Promise<void> {
  const scene = (frame ?? page).locator(part).filter({ visible: true }).first();
  const say = async (): Promise<string> => tidy(await scene.ariaSnapshot());
  const file = path.join(shelf, `${name}.txt`);
  if (process.env['SPOKEN'] === 'write') {
    mkdirSync(shelf, { recursive: true });
    writeFileSync(file, await say());
  }
  const approved = existsSync(file) ? readFileSync(file, 'utf8') : '';
  await expect.configure({ soft: true }).poll(say, `${name} as it is spoken`).toBe(approved);
}
