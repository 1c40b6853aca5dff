import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Template } from './assemble-page.ts';
import { asGuestApp, type GuestApp } from '@stayfront/contract/guest-app';
import { linkStyle, withStylesInside } from './with-styles-inside.ts';

type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>;

export type BuiltApp = {
  readonly app: GuestApp;
  readonly template: Template;
  /** For who has nothing of ours yet. */
  readonly firstTemplate: Template;
  readonly assetDir: string;
};

/** Loads what `npm run build` made of the guest application. */
export async function loadBuiltApp(distDir: string): Promise<BuiltApp> {
  const client = path.join(distDir, 'client');
  const html = await readFile(path.join(client, 'index.html'), 'utf8');
  const manifest = JSON.parse(await readFile(path.join(client, '.vite/manifest.json'), 'utf8')) as Manifest;
  const isNew = (file: string): boolean => !html.includes(address(file)); // the template links what every page needs
  const app = asGuestApp(await import(pathToFileURL(path.join(distDir, 'server/entry-server.js')).href));
  const assetDir = path.join(client, 'assets');
  const template: Template = {
    html,
    styleTag: linkStyle,
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
  return { app, assetDir, template, firstTemplate: withStylesInside(template, await readStyles(assetDir)) };
}

async function readStyles(assetDir: string): Promise<ReadonlyMap<string, string>> {
  const files = (await readdir(assetDir)).filter((file) => file.endsWith('.css'));
  const read = async (file: string) => [`/assets/${file}`, await readFile(path.join(assetDir, file), 'utf8')] as const;
  return new Map(await Promise.all(files.map(read)));
}

const address = (file: string): string => `/${file}`;
