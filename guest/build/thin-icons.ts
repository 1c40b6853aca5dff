import path from 'node:path';
import type { Plugin } from 'vite';

const icon = /lucide-react\/dist\/esm\/icons\/[^/]+\.mjs$/;
const maker = /lucide-react\/dist\/esm\/createLucideIcon\.mjs$/;
const ourMaker = path.join(import.meta.dirname, '..', '..', 'ui', 'parts', 'make-icon.ts');

/** Icons are made in our way, of one element each (`ui/parts/make-icon.ts`), and their lines have no names. */
export const thinIcons: Plugin = {
  name: 'thin-icons',
  apply: 'build',
  load(id) {
    if (!maker.test(id.replaceAll('\\', '/'))) return null;
    return { code: `export { makeIcon as default } from ${JSON.stringify(ourMaker)};`, map: null };
  },
  transform(code, id) {
    return icon.test(id.replaceAll('\\', '/')) ? { code: withoutKeys(code), map: null } : null;
  },
};

/** Each line of an icon has a random key, which no compression makes smaller: lines that are no elements need none. */
export const withoutKeys = (code: string): string => code.replaceAll(/, key: "\w+"/g, '');
