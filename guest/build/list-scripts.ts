import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** A script of the build: its bytes, and whose code besides ours is in it. */
export type BuiltScript = { readonly sha256: string; readonly packages: readonly string[] };

/**
 * Writes down what every script of the browser's build is made of. What may run on the payment page is listed in
 * docs/payment-scripts.json, and a journey holds the page to both.
 */
export const listScripts: Plugin = {
  name: 'list-scripts',
  writeBundle({ dir }, bundle) {
    if (this.environment.name !== 'client' || dir === undefined) return;
    const scripts: Record<string, BuiltScript> = {};
    for (const made of Object.values(bundle)) {
      if (made.type !== 'chunk') continue;
      const packages = [...new Set(made.moduleIds.map(packageOf).filter((name) => name !== null))].sort();
      scripts[`/${made.fileName}`] = { sha256: createHash('sha256').update(made.code).digest('hex'), packages };
    }
    mkdirSync(path.join(dir, '.vite'), { recursive: true });
    writeFileSync(path.join(dir, '.vite/scripts.json'), JSON.stringify(scripts, null, 1));
  },
};

/** The package a module comes from; null for our own code and the build's own helpers. */
export function packageOf(moduleId: string): string | null {
  const [, name] = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(moduleId) ?? [];
  return name?.replaceAll('\\', '/') ?? null;
}
