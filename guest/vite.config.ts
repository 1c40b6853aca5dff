import babel from '@rolldown/plugin-babel';
import { linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import path from 'node:path';
import { announcedParts } from './build/announced-parts.ts';
import { buildTarget, readFloor } from './build/browser-floor.ts';
import { chunkGroups } from './build/chunk-groups.ts';
import { listScripts } from './build/list-scripts.ts';
import { onceEach } from './build/once-each.ts';
import { payrailsAtSandbox } from './build/payrails-at-sandbox.ts';
import { splitTexts } from './build/split-texts.ts';
import { thinIcons } from './build/thin-icons.ts';
import { thinQueries } from './build/thin-queries.ts';
import { thinRouter } from './build/thin-router.ts';
import { thinRoutes } from './build/thin-routes.ts';
import { thinScreens } from './build/thin-screens.ts';

// A change to a screen reaches the browser by fast refresh; the server side only needs to forget the old module.
const forgetOnServer: Plugin = {
  name: 'forget-on-server',
  hotUpdate({ modules }) {
    if (this.environment.name !== 'ssr') return;
    for (const module of modules) this.environment.moduleGraph.invalidateModule(module);
    return [];
  },
};

// What draws pages is built whole, so that a server runs without the packages it was built with (React and 50 MB of
// icons). What the server has anyway stays outside.
const wholeOnServer: Plugin = {
  name: 'whole-on-server',
  apply: 'build',
  configEnvironment: (name) =>
    name === 'ssr' ? { resolve: { noExternal: true, external: ['zod', 'libphonenumber-js'] } } : null,
};

export default defineConfig(async ({ command }): Promise<UserConfig> => ({
  root: import.meta.dirname,
  appType: 'custom',
  plugins: [
    thinIcons,
    thinRoutes,
    thinQueries,
    thinRouter,
    thinScreens,
    payrailsAtSandbox,
    listScripts,
    splitTexts,
    forgetOnServer,
    wholeOnServer,
    react(),
    onceEach(await babel({ presets: [linguiTransformerBabelPreset()], sourceMap: command === 'serve' })),
  ],
  html: { cspNonce: '__NONCE__' },
  build: {
    target: buildTarget(readFloor(path.join(import.meta.dirname, '..'))),
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: announcedParts },
    cssCodeSplit: true,
    // How long plugins take is nothing for a hotel that starts for the first time.
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
        // What the browser fetches later the server may have at once.
        rolldownOptions: { checks: { bundlerTimings: false, ineffectiveDynamicImport: false } },
      },
    },
  },
  builder: { sharedConfigBuild: true },
}));
