import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The signing secret of this installation: made once, readable by its owner only, kept over restarts. */
export async function keepSecret(dataDir: string): Promise<string> {
  const file = path.join(dataDir, 'secret');
  await mkdir(dataDir, { recursive: true });
  try {
    // 'wx' fails where the file is already there, so two servers that start at once agree on one secret.
    await writeFile(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readWhole(file);
}

// The other server may have made the file an instant ago and not yet written its line.
async function readWhole(file: string): Promise<string> {
  for (let attempt = 0; attempt < 50; attempt++) {
    const secret = (await readFile(file, 'utf8')).trim();
    if (secret.length >= 32) return secret;
    await new Promise((turn) => setImmediate(turn));
  }
  throw new Error(
    `${file} is empty or cut short. Remove it to have a new secret made; links sent before then end to work`,
  );
}
