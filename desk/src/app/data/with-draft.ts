import type { House } from '@stayfront/contract/desk/house/draft';
import type { HouseDraft } from '@stayfront/contract/desk/house/shapes';

/** A house with its draft as it is now, which may be told whole or as far as it has changed. */
export function withDraft(house: House, draft: HouseDraft): House {
  if (draft.number < house.draft.number) return house;
  const news = new Map(draft.fields.map((field) => [field.path, field]));
  const known = new Map(house.draft.fields.map((field) => [field.path, field]));
  const fields = draft.paths.flatMap((path) => news.get(path) ?? known.get(path) ?? []);
  return { ...house, draft: { ...draft, fields } };
}
