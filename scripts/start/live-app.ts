import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Template } from '@stayfront/server/app/render/assemble-page';
import { createServer, type Connect, type EnvironmentModuleNode } from 'vite';

type Live<App> = {
  readonly middlewares: Connect.Server;
  load(url: string): Promise<{ app: App; template: Template; extraHead: string }>;
  close(): Promise<void>;
};

const entry = '/src/entry/entry-server.tsx';

/** An application out of its sources: each request sees the newest, and the browser is told of changes. */
export async function liveApp<App>(dir: string, base: string, as: (module: object) => App): Promise<Live<App>> {
  const vite = await createServer({
    configFile: path.join(dir, 'vite.config.ts'),
    base,
    configLoader: 'native', // no copy of the configuration that the watching Node would take for a change
    server: { middlewareMode: true, hmr: { port: 0 } },
    logLevel: 'warn',
  });
  return {
    middlewares: vite.middlewares,
    close: () => vite.close(),
    async load(url) {
      const app = as(await vite.ssrLoadModule(entry));
      const source = await readFile(path.join(dir, 'index.html'), 'utf8');
      const html = await vite.transformIndexHtml(url, source);
      const template: Template = {
        html,
        filesOf: () => ({ scripts: [], styles: [] }),
        styleTag: () => '',
        moduleTags: () => '',
      };
      return { app, template, extraHead: await inlineStyles() };
    },
  };

  // Vite's styles arrive with their modules, after the first paint; put into the page they are there from the start.
  async function inlineStyles(): Promise<string> {
    const seen = new Set<EnvironmentModuleNode>();
    const styles: string[] = [];
    const visit = async (module: EnvironmentModuleNode | undefined): Promise<void> => {
      if (!module || seen.has(module)) return;
      seen.add(module);
      for (const inner of module.importedModules) await visit(inner);
      if (!/\.css($|\?)/.test(module.url) || module.url.includes('inline')) return;
      const inline = `${module.url}${module.url.includes('?') ? '&' : '?'}inline`;
      const { default: css } = (await vite.ssrLoadModule(inline)) as { default: string };
      styles.push(`<style nonce="__NONCE__" data-vite-dev-id="${module.id}">${css}</style>`);
    };
    const graph = vite.environments.ssr.moduleGraph;
    const { default: theme } = (await vite.ssrLoadModule('@stayfront/ui/theme/theme.css?inline')) as {
      default: string;
    };
    styles.push(`<style nonce="__NONCE__">${theme}</style>`);
    await visit(await graph.getModuleByUrl(entry));
    return styles.join('');
  }
}
