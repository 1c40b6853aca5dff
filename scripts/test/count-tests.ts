import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** A test that failed: its name and the first line of why; or something around the tests. */
export type Failure = { readonly name: string; readonly why: string; readonly isOfTest: boolean };

/** What came of a part's tests. */
export type Count = {
  readonly passed: number;
  readonly failed: number;
  readonly failures: readonly Failure[];
  /** Failed first and passed when they were tried again. */
  readonly shaky: readonly Failure[];
  /** How long each file took. */
  readonly files: readonly { readonly file: string; readonly seconds: number }[];
  /** What the tests used of what is counted: page loads, say. */
  readonly spent: Readonly<Record<string, number>>;
};

export const nothing: Count = { passed: 0, failed: 0, failures: [], shaky: [], files: [], spent: {} };

type VitestTest = { status: string; fullName: string; failureMessages: string[] };
type VitestFile = {
  name: string;
  message: string;
  status: string;
  startTime?: number;
  endTime?: number;
  assertionResults: VitestTest[];
};
type VitestReport = { numPassedTests: number; numFailedTests: number; testResults: VitestFile[] };

type PlaywrightError = { message?: string };
type PlaywrightTest = {
  status: string;
  annotations?: { type: string; description?: string }[];
  results: { duration?: number; errors: PlaywrightError[] }[];
};
type PlaywrightSpec = { file: string; line: number; title: string; tests: PlaywrightTest[] };
type PlaywrightSuite = { suites?: PlaywrightSuite[]; specs?: PlaywrightSpec[] };
type PlaywrightReport = PlaywrightSuite & {
  /** Where its files are: of every run, or of the sweep. */
  config: { rootDir: string };
  stats: { expected: number; unexpected: number; flaky: number };
  errors: PlaywrightError[];
};

const read = (report: string): unknown => JSON.parse(readFileSync(report, 'utf8'));

export function countVitest(report: string, root: string): Count {
  const { numPassedTests, numFailedTests, testResults } = read(report) as VitestReport;
  const pathOf = (file: VitestFile): string => file.name.replace(`${root}/`, '');
  return {
    ...nothing,
    passed: numPassedTests,
    failed: numFailedTests,
    failures: testResults.flatMap((file) => {
      const failed = file.assertionResults.filter(({ status }) => status === 'failed');
      if (failed.length === 0) return file.status === 'failed' ? [failureOf(pathOf(file), file.message)] : [];
      return failed.map(({ fullName, failureMessages }) =>
        failureOf(`${pathOf(file)} › ${fullName}`, failureMessages[0]),
      );
    }),
    files: testResults.map((file) => ({
      file: pathOf(file),
      seconds: ((file.endTime ?? 0) - (file.startTime ?? 0)) / 1000,
    })),
  };
}

/** A server that does not start or stop in good order is told of outside of any test. */
export function countPlaywright(report: string, root: string): Count {
  const { config, stats, errors, ...all } = read(report) as PlaywrightReport;
  const specs = specsOf(all);
  const failures = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) =>
        failureOf(`${file}:${line} › ${title}`, results.flatMap((each) => each.errors)[0]?.message),
      ),
  );
  const seconds: Record<string, number> = {};
  const spent: Record<string, number> = {};
  for (const { file, tests } of specs)
    for (const { results, annotations = [] } of tests) {
      for (const { duration = 0 } of results) seconds[file] = (seconds[file] ?? 0) + duration / 1000;
      for (const { type, description } of annotations) {
        const amount = Number(description);
        if (Number.isFinite(amount)) spent[type] = (spent[type] ?? 0) + amount;
      }
    }
  return {
    ...nothing,
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    failures: [...failures, ...errors.map(({ message }) => failureOf('outside of any test', message, false))],
    files: Object.entries(seconds).map(([file, sum]) => ({
      file: `${relative(root, config.rootDir)}/${file}`,
      seconds: sum,
    })),
    spent,
  };
}

const specsOf = ({ specs = [], suites = [] }: PlaywrightSuite): PlaywrightSpec[] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

const failureOf = (name: string, message = '', isOfTest = true): Failure => ({
  name,
  why: stripVTControlCharacters(message).trim().split('\n')[0] ?? '',
  isOfTest,
});
