import path from 'node:path';
import type { Plugin } from 'vite';

const table = path.join(import.meta.dirname, '..', 'src', 'app', 'page', 'screen-table.ts');

/** Which file a screen lives in is what the server announces it by; a browser has the import, and needs no name. */
export const thinScreens: Plugin = {
  name: 'thin-screens',
  enforce: 'pre',
  transform(code, id) {
    if (this.environment.name !== 'client' || id.split('?')[0] !== table) return null;
    return { code: withoutModules(code), map: null };
  },
};

export const withoutModules = (code: string): string => code.replaceAll(/\bmodule: '[^']*',?/g, '');
