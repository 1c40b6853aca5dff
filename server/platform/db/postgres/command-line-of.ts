import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The words a running process was started with; none when there is no such process, or it is dead. */
export function commandLineOf(pid: number): string[] {
  try {
    switch (process.platform) {
      case 'linux':
        return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').filter(Boolean);
      case 'win32': {
        const question = `(Get-CimInstance Win32_Process -Filter 'ProcessId=${pid}').CommandLine`;
        return wordsOf(execFileSync('powershell', ['-NoProfile', '-Command', question], { encoding: 'utf8' }));
      }
      default:
        return wordsOf(execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }));
    }
  } catch {
    return [];
  }
}

function wordsOf(line: string): string[] {
  return line.split(/\s+/).filter(Boolean);
}
