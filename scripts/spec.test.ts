import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findJourneys } from './spec/find-journeys.ts';
import { findShowingTests } from './spec/find-showing-tests.ts';
import { readChecklist } from './spec/read-checklist.ts';
import { describeCoverage } from './spec/describe-coverage.ts';

const CHECKLIST = `
## C. Results
| id | behaviour | section |
|---|---|---|
| C05 | Sold out greyed | S4 |
| C06 | Empty result text (both, phone) | S2 S8 |
`;
const SPEC = `
import { expect, test } from '@playwright/test';
test.describe('C06 not a test', () => {
  test('C05 a sold-out room is greyed', async ({ page }) => {});
  test(\`C05, Z99: \${language} says so\`, async () => {});
  test('a visit without an id', async () => {});
  test('at C05 past the start', async () => {});
  test.each(rooms)('C06 %s is not there', () => {});
});
`;

describe('the checklist', () => {
  test('gives up its rows', () => {
    expect(readChecklist(CHECKLIST)).toEqual([
      { id: 'C05', behaviour: 'Sold out greyed', section: 'S4' },
      { id: 'C06', behaviour: 'Empty result text (both, phone)', section: 'S2 S8' },
    ]);
  });

  test('of this repository names every row once', async () => {
    const markdown = await readFile(join(import.meta.dirname, '../docs/spec-checklist.md'), 'utf8');
    const ids = readChecklist(markdown).map(({ id }) => id);
    const written = markdown.split('\n').filter((line) => /^\| [A-Z]\d/.test(line));
    expect(ids).toHaveLength(written.length);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

test('a journey carries the ids at the start of its title', () => {
  expect(findJourneys('x.spec.ts', SPEC).map(({ title, ids }) => [title, ids])).toEqual([
    ['C05 a sold-out room is greyed', ['C05']],
    ['C05, Z99: … says so', ['C05', 'Z99']],
    ['C06 %s is not there', ['C06']],
  ]);
});

test('rows, tests, gaps and unknown ids are told', () => {
  const { lines, unknownIds } = describeCoverage(readChecklist(CHECKLIST), findJourneys('x.spec.ts', SPEC));
  expect(lines).toEqual([
    'C05 Sold out greyed (S4)',
    '    shown by x.spec.ts: C05 a sold-out room is greyed',
    '    shown by x.spec.ts: C05, Z99: … says so',
    'C06 Empty result text (both, phone) (S2 S8)',
    '    shown by x.spec.ts: C06 %s is not there',
    '',
    '2 of 2 rows are shown by 3 tests.',
    'Unknown row Z99 in x.spec.ts: C05, Z99: … says so',
  ]);
  expect(unknownIds).toEqual(['Z99']);
});

test('journeys of the sweep are named beside a row, and count for none', () => {
  const { lines, unknownIds } = describeCoverage(readChecklist(CHECKLIST), [], findJourneys('day.spec.ts', SPEC));
  expect(lines).toContain('    in the sweep, day.spec.ts: C05 a sold-out room is greyed');
  expect(lines).toContain('No test shows: C05 C06');
  expect(unknownIds).toEqual(['Z99']);
});

test('rows that no test shows are named', () => {
  expect(describeCoverage(readChecklist(CHECKLIST), []).lines).toContain('No test shows: C05 C06');
});

test('every row of the checklist is shown by a test that everybody runs', async () => {
  const root = join(import.meta.dirname, '..');
  const rows = readChecklist(await readFile(join(root, 'docs/spec-checklist.md'), 'utf8'));
  const sources = await Promise.all(
    findShowingTests(root).map(async (file) => findJourneys(file, await readFile(join(root, file), 'utf8'))),
  );
  const { lines, unknownIds } = describeCoverage(rows, sources.flat());
  expect(unknownIds).toEqual([]);
  expect(lines.filter((line) => line.startsWith('No test shows'))).toEqual([]);
});
