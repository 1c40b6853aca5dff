import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { asDeskApp, type DeskApp } from '@stayfront/contract/desk-app';
import { asGuestApp, type GuestApp } from '@stayfront/contract/guest-app';
import type { Template } from './assemble-page.ts';
import { readTemplate } from './read-template.ts';
import { withModulesByScript } from './with-modules-by-script.ts';
import { withStylesInside } from './with-styles-inside.ts';

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
  const app = asGuestApp(await readServerHalf(distDir));
  const assetDir = path.join(client, 'assets');
  const template = await readTemplate(client);
  return { app, assetDir, template, firstTemplate: withStylesInside(template, await readStyles(assetDir)) };
}

export type BuiltDesk = { readonly app: DeskApp; readonly template: Template; readonly assetDir: string };

/** Loads what `npm run build` made of the desk. */
export async function loadBuiltDesk(distDir: string): Promise<BuiltDesk> {
  const client = path.join(distDir, 'client');
  return {
    app: asDeskApp(await readServerHalf(distDir)),
    template: withModulesByScript(await readTemplate(client)),
    assetDir: path.join(client, 'desk-assets'),
  };
}

const readServerHalf = (distDir: string): Promise<object> =>
  import(pathToFileURL(path.join(distDir, 'server/entry-server.js')).href) as Promise<object>;

async function readStyles(assetDir: string): Promise<ReadonlyMap<string, string>> {
  const files = (await readdir(assetDir)).filter((file) => file.endsWith('.css'));
  const read = async (file: string) => [`/assets/${file}`, await readFile(path.join(assetDir, file), 'utf8')] as const;
  return new Map(await Promise.all(files.map(read)));
}
