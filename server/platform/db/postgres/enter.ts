import { existsSync } from 'node:fs';
import type { RunAs } from './choose-run-as.ts';

/**
 * How to name a data directory to PostgreSQL. When it runs as somebody else, a closed folder above (/root, a
 * hotel's home directory) would keep it out. But we can put it inside: a working directory needs no way there,
 * and PostgreSQL then works with relative paths. So the data stays in DATA_DIR, whoever runs it.
 */
export function enter(directory: string, who: RunAs): { cwd: string; dataDirectory: string } {
  const canStandInside = who.kind !== 'this-user' && existsSync('/proc/self/cwd');
  return canStandInside ? { cwd: directory, dataDirectory: '/proc/self/cwd' } : { cwd: '/', dataDirectory: directory };
}
