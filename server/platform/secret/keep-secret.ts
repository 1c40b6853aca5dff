import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The signing secret of this installation: made once, readable by its owner only, kept over restarts. */
export async function keepSecret(dataDir: string): Promise<string> {
  const file = path.join(dataDir, 'secret');
  await mkdir(dataDir, { recursive: true });
  const draft = `${file}.${randomUUID()}.tmp`;
  try {
    await writeFile(draft, randomBytes(32).toString('hex'), { mode: 0o600, flush: true });
    // Whole from the first moment, and it fails where there is one already: servers that start at once agree on one.
    await link(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(draft, { force: true });
  }
  const secret = (await readFile(file, 'utf8')).trim();
  if (secret.length >= 32) return secret;
  throw new Error(
    `${file} is empty or cut short. Remove it to have a new secret made; links sent before then end to work`,
  );
}
