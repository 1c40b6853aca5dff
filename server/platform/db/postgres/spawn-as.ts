import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import type { RunAs } from './choose-run-as.ts';

type Options = { cwd?: string; stdio: StdioOptions; isDetached?: boolean };

export function spawnAs(who: RunAs, program: string, args: string[], options: Options): ChildProcess {
  const [command, commandArgs] =
    who.kind === 'user-namespace' ? ['unshare', ['-U', program, ...args]] : [program, args];
  return spawn(command, commandArgs, {
    // Ours may be a directory that the other user, or nobody any more, can read.
    cwd: options.cwd ?? '/',
    stdio: options.stdio,
    detached: options.isDetached ?? false,
    windowsHide: true,
    env: bareEnvironment(),
    ...(who.kind === 'other-user' && { uid: who.uid, gid: who.gid }),
  });
}

/**
 * Nothing of ours: PGPORT and PGDATA would change what PostgreSQL does, and our keys are none of its business.
 * Its messages stay English because we read some of them.
 */
function bareEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot } = process.env;
  return { PATH, LC_ALL: 'C', TZ: 'UTC', ...(SystemRoot !== undefined && { SystemRoot }) };
}
