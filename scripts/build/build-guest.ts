import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildEmbed } from './build-embed.ts';
import { compressAssets } from './compress-assets.ts';

export const root = path.resolve(import.meta.dirname, '../..');
export const distDir = path.join(root, 'guest/dist');
const mark = path.join(distDir, 'built-from');

const sources = [
  'guest/src/**',
  'guest/*.{ts,html}',
  'guest/build/*.ts',
  'contract/**/*.{ts,json}',
  'rules/**/*.ts',
  'package-lock.json',
];

/** Builds the guest application when its sources differ from those it was last built from. */
export async function buildGuest(say: (line: string) => void, options: { isForced?: boolean } = {}): Promise<void> {
  const from = fingerprint();
  if (!options.isForced && existsSync(mark) && readFileSync(mark, 'utf8') === from) return;
  say('Building the guest application …');
  process.env['NODE_ENV'] = 'production'; // React's development half would be built in otherwise
  const { createBuilder } = await import('vite');
  const configFile = path.join(root, 'guest/vite.config.ts');
  const builder = await createBuilder({ configFile, configLoader: 'native', logLevel: 'warn' });
  await builder.buildApp();
  await buildEmbed(path.join(root, 'guest'), path.join(distDir, 'client'));
  compressAssets(path.join(distDir, 'client', 'assets'));
  writeFileSync(mark, from);
}

/** By content, not by time: a fresh clone or a switched branch has new times on old files. */
function fingerprint(): string {
  const hash = createHash('sha256');
  for (const pattern of sources)
    for (const file of globSync(pattern, {
      cwd: root,
      exclude: (name) => /node_modules|\.test\.ts$/.test(name),
    }).sort()) {
      const full = path.join(root, file);
      try {
        hash.update(file).update(readFileSync(full));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EISDIR') throw error;
      }
    }
  return hash.digest('hex');
}
