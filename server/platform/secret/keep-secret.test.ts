import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test } from 'vitest';
import { keepSecret } from './keep-secret.ts';

async function folder(): Promise<string> {
  const directory = await mkdtemp(path.join(tmpdir(), 'stayfront-secret-'));
  onTestFinished(() => rm(directory, { recursive: true }));
  return directory;
}

/** A server of its own that prints the secret it has found. */
const elsewhere = (dataDir: string): Promise<string> => {
  const program = `
    import { keepSecret } from ${JSON.stringify(new URL('./keep-secret.ts', import.meta.url).href)};
    process.stdout.write(await keepSecret(${JSON.stringify(dataDir)}));`;
  return text(
    spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['ignore', 'pipe', 'inherit'] }).stdout,
  );
};

describe('the secret of an installation', () => {
  test('is made once, long and random, and kept over restarts', async () => {
    const dataDir = path.join(await folder(), 'not', 'there', 'yet');
    const secret = await keepSecret(dataDir);
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(await keepSecret(dataDir)).toBe(secret);
    expect(await keepSecret(await folder())).not.toBe(secret);
  });

  test('can be read by its owner only', async () => {
    const dataDir = await folder();
    await keepSecret(dataDir);
    expect((await stat(path.join(dataDir, 'secret'))).mode & 0o777).toBe(0o600);
    expect(await readdir(dataDir)).toEqual(['secret']);
  });

  test('is the same for all who start at once, in one process or in several', async () => {
    for (let round = 0; round < 20; round++) {
      const dataDir = await folder();
      const secrets = await Promise.all(Array.from({ length: 20 }, () => keepSecret(dataDir)));
      expect(new Set(secrets).size).toBe(1);
      expect(secrets[0]).toHaveLength(64);
    }
    const dataDir = await folder();
    const secrets = await Promise.all([1, 2, 3, 4].map(() => elsewhere(dataDir)));
    expect(new Set(secrets)).toEqual(new Set([await readFile(path.join(dataDir, 'secret'), 'utf8')]));
  });

  test('is whole from the first moment it is there, however slow the disk', async () => {
    for (let round = 0; round < 50; round++) {
      const dataDir = await folder();
      const file = path.join(dataDir, 'secret');
      const keeping = keepSecret(dataDir);
      let seen: string | null = null;
      while (seen === null) seen = await readFile(file, 'utf8').catch(() => null);
      expect(seen).toBe(await keeping);
    }
  });

  test('that an operator has put there is taken as it is', async () => {
    const dataDir = await folder();
    await writeFile(path.join(dataDir, 'secret'), `${'s'.repeat(40)}\n`);
    expect(await keepSecret(dataDir)).toBe('s'.repeat(40));
  });

  test.each(['', 'short'])('that was cut short to %j is not used; the operator hears what to do', async (left) => {
    const dataDir = await folder();
    await writeFile(path.join(dataDir, 'secret'), left);
    await expect(keepSecret(dataDir)).rejects.toThrow(/secret is empty or cut short\. Remove it/);
  });
});
