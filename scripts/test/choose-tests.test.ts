import { join } from 'node:path';
import { isAbsolute } from 'node:path';
import { describe, expect, test } from 'vitest';
import { chooseTests, touchedBy, type Chosen } from './choose-tests.ts';
import { PARTS } from './parts.ts';

const root = join(import.meta.dirname, '..', '..');
const summaryOf = (chosen: readonly Chosen[] | { fault: string }): unknown =>
  'fault' in chosen ? chosen.fault : chosen.map(({ part, choice }) => [part.name, choice.kind, ...choice.files]);

describe('npm test', () => {
  test('runs everything', () => {
    expect(summaryOf(chooseTests([], root))).toEqual(
      ['check', 'unit', 'screen', 'browser'].map((name) => [name, 'all']),
    );
  });

  test('runs a part by its name', () => {
    expect(summaryOf(chooseTests(['unit'], root))).toEqual([['unit', 'all']]);
  });

  test('runs one file of any kind, named from anywhere', () => {
    const file = 'scripts/test/choose-tests.test.ts';
    expect(summaryOf(chooseTests([file], root))).toEqual([['unit', 'files', file]]);
    expect(summaryOf(chooseTests([join(root, file)], root))).toEqual([['unit', 'files', file]]);
    const journey = 'e2e/journeys/booking.spec.ts';
    expect(summaryOf(chooseTests([journey], root))).toEqual([['browser', 'files', journey]]);
    const screen = 'guest/src/screens/home/home-screen.screen.test.tsx';
    expect(summaryOf(chooseTests([screen], root))).toEqual([['screen', 'files', screen]]);
  });

  test('says what it does not know', () => {
    expect(summaryOf(chooseTests(['browsers'], root))).toContain('browsers is none of these');
    expect(summaryOf(chooseTests(['scripts/test.ts'], root))).toContain('no file of tests');
  });
});

describe('npm test -- changed', () => {
  test('runs what imports a changed source, and one whole booking', () => {
    expect(summaryOf(touchedBy(['ui/parts/stepper.tsx'], []))).toEqual([
      ['unit', 'related', 'ui/parts/stepper.tsx'],
      ['screen', 'related', 'ui/parts/stepper.tsx'],
      ['browser', 'files', 'e2e/journeys/booking.spec.ts'],
    ]);
  });

  test('names whole paths to a runner whose root is the guest’s', () => {
    const choice = { kind: 'related', files: ['ui/parts/stepper.tsx'] } as const;
    const args = PARTS.find(({ name }) => name === 'screen')?.command('report.json', choice).args ?? [];
    const named = args.filter((arg) => arg.endsWith('stepper.tsx'));
    expect(named.map(isAbsolute)).toEqual([true]);
  });

  test('runs a journey that was changed', () => {
    const chosen = touchedBy(['e2e/journeys/chain.spec.ts'], []);
    expect(summaryOf(chosen)).toContainEqual([
      'browser',
      'files',
      'e2e/journeys/chain.spec.ts',
      'e2e/journeys/booking.spec.ts',
    ]);
  });

  test('runs the long tests of a folder in which something was changed, and of no other', () => {
    const changed = 'server/platform/db/postgres/attend.ts';
    const long = ['server/platform/db/postgres/attend.long.test.ts', 'server/platform/db/other.long.test.ts'];
    expect(summaryOf(touchedBy([changed], long))).toContainEqual(['unit', 'related', changed, long[0]]);
  });

  test('asks what checks the house to find planted faults where a setting at the root has changed', () => {
    const long = ['scripts/check/check.long.test.ts', 'server/platform/db/other.long.test.ts'];
    expect(summaryOf(touchedBy(['.oxlintrc.json'], long))).toContainEqual([
      'unit',
      'related',
      '.oxlintrc.json',
      long[0],
    ]);
  });

  test('runs nothing where only words for people changed', () => {
    expect(touchedBy(['README.md', 'docs/operations.md'], [])).toEqual([]);
  });
});
