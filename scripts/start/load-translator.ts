import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Translator } from '@stayfront/server/property/house/translator';

type Loaded = { readonly translator: Translator | null } | { readonly fault: string };

/**
 * Loads the machine translation that somebody has plugged in: a module with a `name` and a `translate`
 * (docs/translation.md). What goes wrong in it is told, and refused to who asked.
 */
export async function loadTranslator(file: string | null, onFault: (error: Error) => void): Promise<Loaded> {
  if (file === null) return { translator: null };
  const module = await import(pathToFileURL(path.resolve(file)).href).catch((error: Error) => error);
  if (module instanceof Error) return { fault: `TRANSLATOR: ${file} cannot be loaded: ${module.message}` };
  const { name, translate } = module as Partial<Translator>;
  if (typeof name !== 'string' || typeof translate !== 'function')
    return { fault: `TRANSLATOR: ${file} must export a name and a function translate({ texts, from, to })` };
  return {
    translator: {
      name,
      async translate(asked) {
        try {
          return await translate(asked);
        } catch (error) {
          onFault(error instanceof Error ? error : new Error(String(error)));
          throw error;
        }
      },
    },
  };
}
