import type { translateHouse as route } from '@stayfront/contract/desk/house/texts';
import { isRefusal, refuse, type Refusal } from '@stayfront/contract/problem';
import { languageIn, type Language } from '@stayfront/contract/property/texts';
import type { RouteAnswer, RouteInput } from '@stayfront/contract/route';
import { listTexts, type FoundText } from '@stayfront/rules/house-draft/list-texts';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { Hotel } from '../hotel/hotel.ts';
import { openHouse } from './open-house.ts';
import type { Translator } from './translator.ts';

/** A text of a document is not longer, and neither is what is proposed for one. */
const mostSigns = 20_000;

/** Asks the machine that is plugged in for texts of the draft in another language. Changes nothing. */
export async function translateHouse(
  db: Db,
  translator: Translator | null,
  hotel: Hotel,
  { paths, to }: RouteInput<typeof route>['body'],
): Promise<RouteAnswer<typeof route> | Refusal<'translation.none' | 'translation.failed' | 'input.invalid'>> {
  if (!translator) return refuse('translation.none');
  const { document } = await inHotel(db, hotel.hotelId, (tx) => openHouse(tx, hotel), 'read only');
  const known = new Map(listTexts(document).map(({ path, texts }) => [path, texts]));
  const wished = paths.map((path) => {
    const others: FoundText['texts'] = { ...known.get(path), [to]: undefined };
    const from = languageIn(others, hotel.document.language, hotel.document.language);
    return { path, from, original: others[from] };
  });
  const errors = wished.flatMap(({ path, original }, i) =>
    original === undefined
      ? [{ field: `paths.${i}`, code: 'input.unknown', message: `There is no text "${path}" in another language` }]
      : [],
  );
  if (errors.length > 0) return { refused: 'input.invalid', errors };
  const texts = wished.map(({ original = '', ...one }) => ({ ...one, original }));
  const proposed = new Map<string, string>();
  for (const from of new Set(texts.map((one) => one.from))) {
    const ofLanguage = texts.filter((one) => one.from === from);
    const answer = await ask(
      translator,
      ofLanguage.map(({ original }) => original),
      from,
      to,
    );
    if (isRefusal(answer)) return answer;
    ofLanguage.forEach(({ path }, i) => proposed.set(path, answer[i] ?? ''));
  }
  return { texts: texts.map((one) => ({ ...one, proposed: proposed.get(one.path) ?? '' })) };
}

/** What somebody else's machine answers is looked at: one text for each, and none longer than one may be. */
async function ask(
  translator: Translator,
  texts: readonly string[],
  from: Language,
  to: Language,
): Promise<readonly string[] | Refusal<'translation.failed'>> {
  try {
    const answer = await translator.translate({ texts, from, to });
    const isWhole = answer.length === texts.length && answer.every((text) => text.trim() && text.length <= mostSigns);
    return isWhole ? answer : refuse('translation.failed');
  } catch {
    return refuse('translation.failed');
  }
}
