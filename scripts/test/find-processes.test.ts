import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findProcesses } from './find-processes.ts';

test.each([
  '',
  '/',
  '/tmp',
  '/dev/shm',
  'stayfront-test-',
  '/tmp/stayfront-test-',
  '/tmp/stayfront-test-a/..',
  '/home',
])('nobody is looked for in “%s”, which no run has made: they would all be ended', (place) => {
  expect(() => findProcesses(place)).toThrow('is no place that a run of tests has made');
});

test('whoever works in the place of one run is found, and nobody of another run', () => {
  const places = ['stayfront-test-', 'stayfront-test-'].map((name) => mkdtempSync(join(tmpdir(), name)));
  const workers = places.map((cwd) =>
    spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { cwd, env: {}, stdio: 'ignore' }),
  );
  onTestFinished(() => {
    for (const worker of workers) worker.kill('SIGKILL');
    for (const place of places) rmSync(place, { recursive: true });
  });
  expect(places.map((place) => findProcesses(place).map(({ pid }) => pid))).toEqual(workers.map(({ pid }) => [pid]));
});
