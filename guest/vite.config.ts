import babel from '@rolldown/plugin-babel';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { listScripts } from './build/list-scripts.ts';
import { payrailsAtSandbox } from './build/payrails-at-sandbox.ts';
import { thinRoutes } from './build/thin-routes.ts';

// A change to a screen reaches the browser by fast refresh; the server side only needs to forget the old module.
const forgetOnServer: Plugin = {
  name: 'forget-on-server',
  hotUpdate({ modules }) {
    if (this.environment.name !== 'ssr') return;
    for (const module of modules) this.environment.moduleGraph.invalidateModule(module);
    return [];
  },
};

// What several screens share comes in a few files instead of sixty of half a kilobyte each, which compress badly and
// each ask for themselves. What only one lazy part uses stays with it.
const sharedChunks = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 3 },
  { name: 'icons', test: /node_modules[\\/]lucide-react[\\/]/, minShareCount: 3, priority: 2 },
  {
    name: 'shared',
    test: /[\\/](guest[\\/]src|rules|contract|@tanstack|react-router|@lingui)[\\/]/,
    minShareCount: 3,
    priority: 1,
  },
];

export default defineConfig({
  root: import.meta.dirname,
  appType: 'custom',
  plugins: [
    thinRoutes,
    payrailsAtSandbox,
    listScripts,
    forgetOnServer,
    react(),
    lingui(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
  ],
  html: { cspNonce: '__NONCE__' },
  build: { manifest: true, assetsInlineLimit: 0, modulePreload: { polyfill: false }, cssCodeSplit: true },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        emptyOutDir: true,
        rolldownOptions: { output: { codeSplitting: { groups: sharedChunks } } },
      },
    },
    ssr: { build: { outDir: 'dist/server', emptyOutDir: true, ssr: 'src/entry-server.tsx' } },
  },
  builder: {},
});
