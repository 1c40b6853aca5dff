import { appendFileSync } from 'node:fs';
import path from 'node:path';
import type { FullConfig, Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Notes each journey of a sweep as soon as it is through, so that a sweep that is stopped goes on there. */
export default class NoteSeen implements Reporter {
  #root = '';

  onBegin({ rootDir }: FullConfig): void {
    this.#root = rootDir;
  }

  onTestEnd(test: TestCase, { status, duration, error }: TestResult): void {
    const file = path.relative(this.#root, test.location.file).replaceAll('\\', '/');
    const [, , ...titles] = test.titlePath();
    const seen = {
      name: [file, ...titles.slice(1)].join(' › '),
      isFine: status === 'passed',
      seconds: duration / 1000,
      ...(error?.message === undefined ? {} : { why: error.message.split('\n').slice(0, 12).join('\n') }),
    };
    appendFileSync(process.env['SWEEP_SEEN'] ?? '', `${JSON.stringify(seen)}\n`);
  }
}
