import path from 'node:path';
import { buildEmbed } from './build-embed.ts';
import { noteSources } from './built-from.ts';
import { compressAssets } from './compress-assets.ts';
import { deskDistDir, distDir, root } from './places.ts';

/** What guests see, and what the hotel's own people see. */
export async function buildPages(): Promise<void> {
  const noteBuilt = noteSources();
  process.env['NODE_ENV'] = 'production'; // React's development half would be built in otherwise
  const { createBuilder } = await import('vite');
  for (const room of ['guest', 'desk']) {
    const configFile = path.join(root, room, 'vite.config.ts');
    const builder = await createBuilder({ configFile, configLoader: 'native', logLevel: 'warn' });
    await builder.buildApp();
  }
  await buildEmbed(path.join(root, 'guest'), path.join(distDir, 'client'));
  await compressAssets(path.join(distDir, 'client', 'assets'));
  await compressAssets(path.join(deskDistDir, 'client', 'desk-assets'));
  noteBuilt();
}
