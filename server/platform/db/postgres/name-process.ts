import { readFileSync } from 'node:fs';

/**
 * A name that no later process can get: a pid alone is given out again, after a reboot or in a new container
 * even soon. Only Linux tells the moment of birth cheaply; elsewhere the pid has to do.
 * Nothing for a process that is gone, or dead but not yet reaped by its parent.
 */
export function nameProcess(pid: number): string | undefined {
  if (process.platform !== 'linux') return isThere(pid) ? `${pid}-0` : undefined;
  let stat: string;
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return undefined;
  }
  // The second field is the program's name in parentheses and may itself hold spaces and parentheses.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const state = fields[0];
  const birth = fields[19];
  return state === 'Z' || state === 'X' ? undefined : `${pid}-${birth}`;
}

function isThere(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Not allowed to signal it: so it is there.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
