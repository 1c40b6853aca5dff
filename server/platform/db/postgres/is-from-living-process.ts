import { nameProcess } from './name-process.ts';

/** For files that begin with the name of the process that made them. */
export function isFromLivingProcess(file: string): boolean {
  const name = /^(\d+)-\d+/.exec(file);
  return name !== null && nameProcess(Number(name[1])) === name[0];
}
