import path from 'node:path';
import type { Plugin } from 'vite';

const guest = path.join(import.meta.dirname, '..');
const isScreen = (file: string): boolean => /[\\/]src[\\/]screens[\\/][^\\/]+[\\/]screen\.ts$/.test(file);

/**
 * What a screen says of itself, for each side: the browser has the import of its part and loads nothing beforehand; the
 * server announces the part by its source file.
 */
export const thinScreens: Plugin = {
  name: 'thin-screens',
  enforce: 'pre',
  transform(code, id) {
    const [file = ''] = id.split('?');
    if (!isScreen(file)) return null;
    const folder = path.relative(guest, path.dirname(file)).split(path.sep).join('/');
    return {
      code: this.environment.name === 'client' ? withoutLoaders(code) : withModules(code, folder),
      map: null,
    };
  },
};

export const withoutLoaders = (code: string): string =>
  code.replaceAll(/^import \{ load\w+ \} from '[^']+';$/gm, '').replaceAll(/\bload: load\w+,?/g, '');

export const withModules = (code: string, folder: string): string =>
  code.replaceAll(
    /\bpart: \(\) => import\('\.\/([^']+)'\)/g,
    (part, file: string) => `module: '${folder}/${file}', ${part}`,
  );
