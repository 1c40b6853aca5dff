import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

export type Load = {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly failures: number;
  /** Of an answer, on the average. */
  readonly bytes: number;
};

/** Loads an address from a process of its own, so that the clients do not share the server's event loop. */
export async function runLoad(
  url: string,
  connections: number,
  seconds: number,
  { guests = 0, encoding }: { readonly guests?: number; readonly encoding?: string } = {},
): Promise<Load> {
  const script = path.join(import.meta.dirname, 'load.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [
    script,
    url,
    String(connections),
    String(seconds),
    String(guests),
    ...(encoding === undefined ? [] : [encoding]),
  ]);
  return JSON.parse(stdout) as Load;
}
