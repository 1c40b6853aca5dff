import { randomUUID } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';

/** A reader sees the whole file or none, also when two write it at once or one is killed in the middle. */
export async function writeWhole(file: string, content: Buffer | string): Promise<void> {
  const draft = `${file}.${randomUUID()}.tmp`;
  await writeFile(draft, content);
  await rename(draft, file);
}
