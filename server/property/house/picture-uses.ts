import { joinPath } from '@stayfront/rules/house-draft/field-path';
import { isFields, type Fields } from '@stayfront/rules/house-draft/fields';
import { entriesOf } from '@stayfront/rules/house-draft/entries';

type Uses = ReadonlyMap<string, readonly string[]>;

/** Where a document shows each of its pictures, by their ids; and which it has among its pictures. */
export function picturesIn(document: Fields): { readonly uses: Uses; readonly listed: ReadonlySet<string> } {
  const uses = new Map<string, string[]>();
  const note = (picture: unknown, ...steps: string[]): void => {
    if (typeof picture === 'string') uses.set(picture, [...(uses.get(picture) ?? []), joinPath(steps)]);
  };
  for (const [list, field] of [
    ['rooms', 'pictures'],
    ['packages', 'pictures'],
    ['services', 'picture'],
  ] as const)
    for (const [id, entry] of entriesOf(document[list], 'id') ?? []) {
      const shown = entry[field];
      for (const picture of new Set<unknown>(Array.isArray(shown) ? shown : [shown])) note(picture, list, id, field);
    }
  const { theme } = document;
  if (isFields(theme)) for (const field of ['logo', 'background']) note(theme[field], 'theme', field);
  return { uses, listed: new Set(entriesOf(document['pictures'], 'id')?.keys()) };
}
