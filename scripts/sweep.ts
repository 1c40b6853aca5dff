import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { browserNames, sweepBrowsers } from '../e2e/sweep/sweep-browsers.ts';
import { choosePart } from './sweep/choose-part.ts';
import { openNotebook } from './sweep/seen.ts';
import { listJourneys, sweepJourneys } from './sweep/sweep-journeys.ts';
import { lighthouseNames, sweepLighthouse } from './sweep/sweep-lighthouse.ts';
import { isProperty, listProperties, sweepProperties } from './sweep/sweep-properties.ts';
import { isScreen, listScreens, sweepScreens } from './sweep/sweep-screens.ts';
import { describeSweep } from './sweep/describe-sweep.ts';
import { openPlace } from './test/open-place.ts';

// What is too long or needs too much of a machine for every `npm test`. It goes on where it was stopped.
const root = join(import.meta.dirname, '..');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    part: { type: 'string' },
    fresh: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '3' },
  },
});
const rounds = Number(values.rounds);
const kinds = ['journeys', 'lighthouse', 'browsers', 'properties', 'screens'];
if (positionals.some((name) => !kinds.includes(name)) || !(Number.isInteger(rounds) && rounds > 0)) {
  console.error(`npm run sweep -- [${kinds.join(' | ')}] [--part 2/4] [--rounds 3] [--fresh]`);
  process.exit(2);
}
const isAsked = (kind: string): boolean => positionals.length === 0 || positionals.includes(kind);

const notebook = openNotebook(root);
if (values.fresh) notebook.forget();
const all = [
  ...(isAsked('journeys') ? listJourneys(root) : []),
  ...(isAsked('lighthouse') ? lighthouseNames : []),
  ...(isAsked('browsers') ? browserNames : []),
  ...(isAsked('properties') ? listProperties(root, rounds) : []),
  ...(isAsked('screens') ? listScreens(root) : []),
];
const wanted = choosePart(all, values.part);
const isDone = new Set(notebook.read().flatMap(({ name, isFine }) => (isFine ? [name] : [])));
const open = wanted.filter((name) => !isDone.has(name));
console.log(`${wanted.length} to look at, ${wanted.length - open.length} of them seen before.`);

const place = openPlace();
process.env['TMPDIR'] = place.path;
try {
  const isOther = (name: string): boolean => /^(lighthouse|browser|property|screen) › /.test(name);
  await sweepLighthouse(
    open.filter((name) => name.startsWith('lighthouse › ')),
    notebook,
  );
  await sweepBrowsers(
    open.filter((name) => name.startsWith('browser › ')),
    (seen) => notebook.note(seen),
  );
  await sweepProperties(open.filter(isProperty), root, place.path, notebook);
  await sweepScreens(open.filter(isScreen), root, place.path, notebook);
  await sweepJourneys(
    open.filter((name) => !isOther(name)),
    root,
    place.path,
    notebook,
  );
} finally {
  await place.close();
}

const seen = notebook.read();
const page = describeSweep(wanted, seen).join('\n');
writeFileSync(notebook.file.replace(/jsonl$/, 'md'), `${page}\n`);
console.log(`\n${page}`);
const fine = new Set(seen.flatMap(({ name, isFine }) => (isFine ? [name] : [])));
process.exitCode = wanted.every((name) => fine.has(name)) ? 0 : 1;
