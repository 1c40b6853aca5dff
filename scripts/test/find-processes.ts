import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

export type Found = { readonly pid: number; readonly command: string };

/**
 * Every process but this one that works in a place, or whose command or environment names it. A database names none: it
 * is given a bare environment, and stands in its directory.
 */
export function findProcesses(place: string): Found[] {
  // Every command holds an empty text, and many hold “/tmp”: whoever ends what is found here would end the whole machine.
  if (!/[\\/]stayfront-test-\w+$/.test(place)) throw new Error(`“${place}” is no place that a run of tests has made`);
  if (process.platform === 'win32') return [];
  const all = process.platform === 'linux' ? fromProc(place) : fromPs(place);
  return all.filter(({ pid }) => pid !== process.pid);
}

function fromProc(place: string): Found[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    const command = read(`/proc/${name}/cmdline`).replaceAll('\0', ' ').trim();
    const isThere =
      command.includes(place) ||
      read(`/proc/${name}/environ`).includes(place) ||
      standsIn(`/proc/${name}/cwd`).startsWith(place);
    return isThere ? [{ pid: Number(name), command }] : [];
  });
}

/** A process may end while we look at it, and others’ are not ours to read. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function standsIn(link: string): string {
  try {
    return readlinkSync(link);
  } catch {
    return '';
  }
}

function fromPs(place: string): Found[] {
  const lines = execFileSync('ps', ['axeww', '-o', 'pid=,command='], { encoding: 'utf8', maxBuffer: 2 ** 26 });
  return lines.split('\n').flatMap((line) => {
    const [, pid, command = ''] = /^\s*(\d+)\s+(.*)$/.exec(line) ?? [];
    return pid !== undefined && command.includes(place) ? [{ pid: Number(pid), command }] : [];
  });
}
