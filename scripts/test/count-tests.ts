import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** What came of a part's tests; those that failed by name and by the first line of why. */
export type Count = { readonly passed: number; readonly failed: number; readonly failures: readonly string[] };

type VitestTest = { status: string; fullName: string; failureMessages: string[] };
type VitestFile = { name: string; message: string; status: string; assertionResults: VitestTest[] };
type VitestReport = { numPassedTests: number; numFailedTests: number; testResults: VitestFile[] };

type PlaywrightError = { message?: string };
type PlaywrightTest = { status: string; results: { errors: PlaywrightError[] }[] };
type PlaywrightSpec = { file: string; line: number; title: string; tests: PlaywrightTest[] };
type PlaywrightSuite = { suites?: PlaywrightSuite[]; specs?: PlaywrightSpec[] };
type PlaywrightReport = PlaywrightSuite & {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: PlaywrightError[];
};

const read = (report: string): unknown => JSON.parse(readFileSync(report, 'utf8'));

export function countVitest(report: string, root: string): Count {
  const { numPassedTests, numFailedTests, testResults } = read(report) as VitestReport;
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    failures: testResults.flatMap((file) => {
      const failed = file.assertionResults.filter(({ status }) => status === 'failed');
      const path = file.name.replace(`${root}/`, '');
      if (failed.length === 0) return file.status === 'failed' ? [tell(path, file.message)] : [];
      return failed.map(({ fullName, failureMessages }) => tell(`${path} › ${fullName}`, failureMessages[0]));
    }),
  };
}

/** A server that does not start or stop in good order is told of outside of any test. */
export function countPlaywright(report: string): Count {
  const { stats, errors, ...all } = read(report) as PlaywrightReport;
  const failures = specsOf(all).flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => tell(`${file}:${line} › ${title}`, results.flatMap((each) => each.errors)[0]?.message)),
  );
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    failures: [...failures, ...errors.map(({ message }) => tell('outside of any test', message))],
  };
}

const specsOf = ({ specs = [], suites = [] }: PlaywrightSuite): PlaywrightSpec[] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

const tell = (name: string, message = ''): string =>
  `${name}: ${stripVTControlCharacters(message).trim().split('\n')[0]}`;
