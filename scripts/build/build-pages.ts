import path from 'node:path';
import { buildEmbed } from './build-embed.ts';
import { noteSources } from './built-from.ts';
import { compressAssets } from './compress-assets.ts';
import { distDir, root } from './places.ts';

export async function buildGuest(): Promise<void> {
  const noteBuilt = noteSources();
  process.env['NODE_ENV'] = 'production'; // React's development half would be built in otherwise
  const { createBuilder } = await import('vite');
  const configFile = path.join(root, 'guest/vite.config.ts');
  const builder = await createBuilder({ configFile, configLoader: 'native', logLevel: 'warn' });
  await builder.buildApp();
  await buildEmbed(path.join(root, 'guest'), path.join(distDir, 'client'));
  await compressAssets(path.join(distDir, 'client', 'assets'));
  noteBuilt();
}
