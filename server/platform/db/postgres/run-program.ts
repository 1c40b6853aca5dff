import type { ChildProcess } from 'node:child_process';
import { text } from 'node:stream/consumers';
import type { RunAs } from './choose-run-as.ts';
import { spawnAs } from './spawn-as.ts';

export type Run = { isDone: boolean; output: string; errors: string };

/** Runs to the end a program that does not stay. */
export async function runProgram(
  who: RunAs,
  program: string,
  args: string[],
  { cwd, input = '' }: { cwd?: string; input?: string } = {},
): Promise<Run> {
  let child: ChildProcess;
  try {
    child = spawnAs(who, program, args, { ...(cwd !== undefined && { cwd }), stdio: ['pipe', 'pipe', 'pipe'] });
  } catch (error) {
    // Node throws some failures at once (not allowed to become that user) and tells others later.
    return { isDone: false, output: '', errors: (error as Error).message };
  }
  const ended = new Promise<Run>((resolve) => {
    child.once('error', (error) => resolve({ isDone: false, output: '', errors: error.message }));
    child.once('exit', (code) => resolve({ isDone: code === 0, output: '', errors: '' }));
  });
  if (!child.stdin || !child.stdout || !child.stderr) return ended;
  // It may end without reading; its exit code tells what matters.
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  const [run, output, errors] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  return { isDone: run.isDone, output, errors: run.errors + errors };
}
