import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
const GIGABYTE = 2 ** 30;

/**
 * A temporary directory in memory, where the machine has room for one. Tests make databases by the dozen, and a database
 * that is made, stopped or dropped waits until the disk has everything: that is most of its time, and no test needs it.
 */
export function findQuickPlace(): string | undefined {
  if (process.env['TMPDIR'] || process.platform !== 'linux' || process.availableMemory() < 6 * GIGABYTE)
    return undefined;
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    if (bavail * bsize < 4 * GIGABYTE) return undefined;
    const path = mkdtempSync(join(MEMORY, 'stayfront-test-'));
    // As /tmp: some tests act as another user.
    chmodSync(path, 0o1777);
    if (runsPrograms(path)) return path;
    rmSync(path, { recursive: true, force: true });
  } catch {
    // Not there, or not for us: the disk will do.
  }
  return undefined;
}

/** Containers often forbid it, and some tests run copies of programs. */
function runsPrograms(directory: string): boolean {
  const program = join(directory, 'probe');
  writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 });
  const { status } = spawnSync(program);
  rmSync(program);
  return status === 0;
}
