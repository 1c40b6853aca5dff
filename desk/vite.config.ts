import babel from '@rolldown/plugin-babel';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import path from 'node:path';
import { buildTarget, readFloor } from '../guest/build/browser-floor.ts';
import { onceEach } from '../guest/build/once-each.ts';
import { thinIcons } from '../guest/build/thin-icons.ts';
import { thinRouter } from '../guest/build/thin-router.ts';
import { thinRoutes } from '../guest/build/thin-routes.ts';
import { chunkGroups } from './build/chunk-groups.ts';

// What draws pages is built whole, so that a server runs without the packages it was built with.
const wholeOnServer: Plugin = {
  name: 'whole-on-server',
  apply: 'build',
  configEnvironment: (name) => (name === 'ssr' ? { resolve: { noExternal: true, external: ['zod'] } } : null),
};

/** The desk: an application of its own, so that no byte of it is in a guest's page. */
export default defineConfig(async ({ command }): Promise<UserConfig> => ({
  root: import.meta.dirname,
  appType: 'custom',
  plugins: [
    thinIcons,
    thinRoutes,
    thinRouter,
    wholeOnServer,
    react(),
    lingui({ configPath: path.join(import.meta.dirname, 'lingui.config.ts') }),
    onceEach(await babel({ presets: [linguiTransformerBabelPreset()], sourceMap: command === 'serve' })),
  ],
  html: { cspNonce: '__NONCE__' },
  build: {
    target: buildTarget(readFloor(path.join(import.meta.dirname, '..'))),
    manifest: true,
    assetsDir: 'desk-assets',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    cssCodeSplit: true,
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        emptyOutDir: true,
        rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
      },
    },
    ssr: {
      build: {
        outDir: 'dist/server',
        emptyOutDir: true,
        ssr: 'src/entry/entry-server.tsx',
        rolldownOptions: { checks: { bundlerTimings: false, ineffectiveDynamicImport: false } },
      },
    },
  },
  builder: { sharedConfigBuild: true },
}));
