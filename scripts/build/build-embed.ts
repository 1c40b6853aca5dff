import path from 'node:path';

/** Makes of the script for hotels' own pages one plain file, that a page of any age can load. */
export async function buildEmbed(guestDir: string, outDir: string): Promise<void> {
  const { build } = await import('vite');
  await build({
    configFile: false,
    root: guestDir,
    logLevel: 'warn',
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2022',
      minify: true,
      lib: {
        entry: path.join(guestDir, 'src/app/embed/embed.ts'),
        formats: ['iife'],
        name: 'stayfront',
        fileName: () => 'embed.js',
      },
    },
  });
}
