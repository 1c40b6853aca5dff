import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Template } from './assemble-page.ts';
import { linkStyle } from './with-styles-inside.ts';

type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>;

/** The document that a build begins each page with, and where its sources ended up. */
export async function readTemplate(client: string): Promise<Template> {
  const html = await readFile(path.join(client, 'index.html'), 'utf8');
  const manifest = JSON.parse(await readFile(path.join(client, '.vite/manifest.json'), 'utf8')) as Manifest;
  const isNew = (file: string): boolean => !html.includes(address(file)); // the template links what every page needs
  return {
    html,
    styleTag: linkStyle,
    moduleTags: linkModules,
    filesOf(source) {
      const scripts = new Set<string>();
      const styles = new Set<string>();
      const visit = (key: string): void => {
        const chunk = manifest[key];
        if (!chunk || scripts.has(chunk.file)) return;
        scripts.add(chunk.file);
        chunk.css?.forEach((file) => styles.add(file));
        chunk.imports?.forEach(visit);
      };
      visit(source);
      return { scripts: [...scripts].filter(isNew).map(address), styles: [...styles].filter(isNew).map(address) };
    },
  };
}

export const linkModules: Template['moduleTags'] = (hrefs, _nonce, mark) =>
  hrefs
    .map((href, place) => `<link rel="modulepreload" fetchpriority="low" href="${href}"${place === 0 ? mark : ''}>`)
    .join('');

const address = (file: string): string => `/${file}`;
