import { readFileSync } from 'node:fs';

export type Count = { readonly passed: number; readonly failed: number };

type VitestReport = { numPassedTests: number; numFailedTests: number };
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number }; errors: unknown[] };

const read = (report: string): unknown => JSON.parse(readFileSync(report, 'utf8'));

export function countVitest(report: string): Count {
  const { numPassedTests, numFailedTests } = read(report) as VitestReport;
  return { passed: numPassedTests, failed: numFailedTests };
}

/** A server that does not start or stop in good order is told of outside of any test. */
export function countPlaywright(report: string): Count {
  const { stats, errors } = read(report) as PlaywrightReport;
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}
