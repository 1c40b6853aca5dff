import { textIn, type Language, type Texts } from '@stayfront/contract/property/texts';
import { plainText } from '@stayfront/rules/search/plain-words';

type Named = { readonly id: string; readonly name: Texts; readonly code?: string | undefined };

/** How rooms or rate plans are called in a sheet, and found again: by name in any language, by code, by id. */
export type SheetNames = {
  find(text: string): string | null;
  /** The name in a language; the id where another one is called the same. */
  nameOf(id: string, language: Language): string;
};

export function sheetNames(all: readonly Named[], ownLanguage: Language): SheetNames {
  const known = new Map<string, string | null>();
  // What two are called says neither: an id is asked first, and is one's own.
  for (const { id, name, code } of all)
    for (const text of new Set([...Object.values(name), code ?? id].map(plain)))
      known.set(text, known.has(text) && known.get(text) !== id ? null : id);
  const ids = new Map(all.map(({ id }) => [plain(id), id]));
  const find = (text: string): string | null => ids.get(plain(text)) ?? known.get(plain(text)) ?? null;
  return {
    find,
    nameOf(id, language) {
      const found = all.find((one) => one.id === id);
      const name = found ? textIn(found.name, language, ownLanguage) : id;
      return find(name) === id ? name : id;
    },
  };
}

/** Before what begins like a formula a spreadsheet gets an apostrophe, which is no part of the name. */
const plain = (text: string): string => plainText(text.trim().replace(/^'(?=\s*[=+\-@＝＋－＠])/u, '')).trim();
