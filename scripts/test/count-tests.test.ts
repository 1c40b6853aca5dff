import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { countPlaywright, countVitest } from './count-tests.ts';

const folder = mkdtempSync(join(tmpdir(), 'stayfront-reports-'));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (report: object): string => {
  const path = join(folder, 'report.json');
  writeFileSync(path, JSON.stringify(report));
  return path;
};

describe('whoever reads only the end of a run is told', () => {
  test('which test of a rule failed, and the first line of why', () => {
    const passed = { status: 'passed', fullName: 'a night costs', failureMessages: [] };
    const failed = {
      status: 'failed',
      fullName: 'a tax is rounded',
      failureMessages: ['AssertionError: expected 1 to be 2\n  at tax.test.ts:3'],
    };
    const report = write({
      numPassedTests: 1,
      numFailedTests: 1,
      testResults: [{ name: '/srv/tax.test.ts', status: 'failed', message: '', assertionResults: [passed, failed] }],
    });
    expect(countVitest(report, '/srv')).toMatchObject({
      passed: 1,
      failed: 1,
      failures: [{ name: 'tax.test.ts › a tax is rounded', why: 'AssertionError: expected 1 to be 2' }],
    });
  });

  test('which file could not be read', () => {
    const file = { name: '/srv/tax.test.ts', status: 'failed', message: 'Cannot find ./tax.ts', assertionResults: [] };
    const report = write({ numPassedTests: 0, numFailedTests: 0, testResults: [file] });
    expect(countVitest(report, '/srv').failures).toMatchObject([{ name: 'tax.test.ts', why: 'Cannot find ./tax.ts' }]);
  });

  test('which journey failed or passed only sometimes, without colours, and what went wrong outside of any', () => {
    const fine = { file: 'pay.spec.ts', line: 1, title: 'pays', tests: [{ status: 'expected', results: [] }] };
    const ended = (status: string, message: string): object => ({
      ...fine,
      line: 9,
      tests: [{ status, results: [{ errors: [{ message }] }] }],
    });
    const report = write({
      config: { rootDir: '/srv/e2e/journeys' },
      stats: { expected: 1, unexpected: 1, flaky: 1 },
      errors: [{ message: 'the server did not stop' }],
      suites: [
        { specs: [fine], suites: [{ specs: [ended('unexpected', '\u001B[31mnot visible\u001B[39m\nCall log')] }] },
        { specs: [ended('flaky', 'too late')] },
      ],
    });
    expect(countPlaywright(report, '/srv')).toMatchObject({
      passed: 1,
      failed: 3,
      failures: [
        { name: 'pay.spec.ts:9 › pays', why: 'not visible', isOfTest: true },
        { name: 'pay.spec.ts:9 › pays', why: 'too late', isOfTest: true },
        { name: 'outside of any test', why: 'the server did not stop', isOfTest: false },
      ],
    });
  });

  test('how long each file took, and how many pages were loaded', () => {
    const walked = (file: string, duration: number, loads: string): object => ({
      file,
      line: 1,
      title: 'walks',
      tests: [
        {
          status: 'expected',
          annotations: [{ type: 'page loads', description: loads }, { type: 'slow' }],
          results: [{ duration, errors: [] }],
        },
      ],
    });
    const report = write({
      config: { rootDir: '/srv/e2e/sweep/journeys' },
      stats: { expected: 3, unexpected: 0, flaky: 0 },
      errors: [],
      suites: [
        { specs: [walked('a.spec.ts', 1500, '2'), walked('a.spec.ts', 500, '1'), walked('b.spec.ts', 100, '4')] },
      ],
    });
    const { files, spent } = countPlaywright(report, '/srv');
    expect(files).toEqual([
      { file: 'e2e/sweep/journeys/a.spec.ts', seconds: 2 },
      { file: 'e2e/sweep/journeys/b.spec.ts', seconds: 0.1 },
    ]);
    expect(spent).toEqual({ 'page loads': 7 });
  });
});
