import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** On the port of last time where it is free: a guest who is on its page finds it again after a restart. */
export async function onKeptPort<Started extends { readonly url: string }>(
  file: string,
  start: (port: number) => Promise<Started>,
  first = 0,
): Promise<Started> {
  const kept = Number(await readFile(file, 'utf8').catch(() => String(first)));
  let started: Started;
  try {
    started = await start(kept);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    started = await start(0);
  }
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, new URL(started.url).port);
  return started;
}
