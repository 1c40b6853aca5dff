import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const contractDir = path.join(import.meta.dirname, '..', '..', 'contract');
const desk = path.join(contractDir, 'desk');
const routeDirs = [
  contractDir,
  desk,
  path.join(desk, 'calendar'),
  path.join(desk, 'house'),
  path.join(contractDir, 'report'),
];

type RouteLike = { operationId: string; method: string; path: string; isIdempotent: boolean };

/**
 * What a browser needs of a route is where to send a request; the schemas are the server's. In the browser's build a
 * module of the contract that declares routes has its routes left, each with its address alone, and zod stays behind
 * until a form wants it. Whatever else such a module exports is not there: using it in a screen fails the build.
 */
export const thinRoutes: Plugin = {
  name: 'thin-routes',
  enforce: 'pre',
  async load(id) {
    const file = id.split('?')[0] ?? '';
    if (this.environment.name !== 'client' || !isOfContract(file)) return null;
    const exported = (await import(pathToFileURL(file).href)) as Record<string, unknown>;
    const routes = Object.entries(exported).filter((entry): entry is [string, RouteLike] => isRoute(entry[1]));
    if (routes.length === 0) return null;
    return routes
      .map(([name, { operationId, method, path: address, isIdempotent }]) => {
        const thin = JSON.stringify({ operationId, method, path: address, isIdempotent });
        return `export const ${name} = ${thin};`;
      })
      .join('\n');
  },
};

const isOfContract = (file: string): boolean => routeDirs.includes(path.dirname(file)) && file.endsWith('.ts');

const isRoute = (value: unknown): boolean => typeof value === 'object' && value !== null && 'operationId' in value;
