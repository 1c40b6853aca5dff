import type { HouseConflicts } from '@stayfront/contract/desk/house/shapes';
import type { PublishedHouse, publishHouse as route } from '@stayfront/contract/desk/house/versions';
import { isRefusal, refuse, type Refusal, type RefusedBy } from '@stayfront/contract/problem';
import type { RouteInput } from '@stayfront/contract/route';
import { draftOf, redraft } from '@stayfront/rules/house-draft/draft';
import { mergeChanges } from '@stayfront/rules/house-draft/merge-changes';
import type { Db, Tx } from '../../platform/db/open-database.ts';
import { once } from '../../platform/once/once.ts';
import type { Hotel } from '../hotel/hotel.ts';
import { describeFields } from './describe-draft.ts';
import { isSeen } from './is-seen.ts';
import { keepDraft, type Editing } from './keep-draft.ts';
import { openHouse, type OpenHouse } from './open-house.ts';
import { replaceHouse, type FindBookedRooms } from './replace-house.ts';

export type PublishDeps = { readonly db: Db; readonly findBookedRooms: FindBookedRooms };

type Body = RouteInput<typeof route>['body'];

/** Publishes the draft or some fields of it, all or none, once for each key. */
export const publishHouse = (
  { db, findBookedRooms }: PublishDeps,
  hotel: Hotel,
  { idempotencyKey: key, ...body }: Body & { readonly idempotencyKey: string },
  editing: Editing,
): Promise<PublishedHouse | RefusedBy<typeof publish> | Refusal<'idempotency.mismatch'>> =>
  once(db, { hotelId: hotel.hotelId, operation: 'publishHouse', key, body }, editing.now, async (tx) =>
    publish(tx, await openHouse(tx, hotel, editing.now), { ...body, editing, findBookedRooms }),
  );

async function publish(
  tx: Tx,
  house: OpenHouse,
  {
    number,
    paths,
    editing: { by, now },
    findBookedRooms,
  }: Body & { readonly editing: Editing; readonly findBookedRooms: FindBookedRooms },
): Promise<
  | PublishedHouse
  | RefusedBy<typeof replaceHouse>
  | Refusal<'house.draft_changed' | 'house.changed' | 'house.nothing' | 'input.invalid'>
> {
  const known = new Set(house.fields.map(({ path }) => path));
  const errors = (paths ?? []).flatMap((path, place) =>
    known.has(path)
      ? []
      : [{ field: `paths.${place}`, code: 'input.unknown', message: `"${path}" is not changed in the draft` }],
  );
  if (errors.length > 0) return { refused: 'input.invalid', errors };
  const chosen = new Set(paths ?? known);
  if (chosen.size === 0) return refuse('house.nothing');
  const changes = house.fields.filter(({ path }) => chosen.has(path));
  if (!isSeen(changes, number)) return refuse('house.draft_changed');
  const open = (await describeFields(tx, house)).filter(({ path, conflict }) => conflict && chosen.has(path));
  if (open.length > 0) return { refused: 'house.changed', details: { conflicts: open } satisfies HouseConflicts };
  const { document } = mergeChanges(house.published, changes);
  const replaced = await replaceHouse(tx, house, document, { by, how: 'published', now }, findBookedRooms);
  if (isRefusal(replaced)) return replaced;
  const { published, version } = replaced;
  const rest = house.fields.filter(({ path }) => !chosen.has(path));
  const mark = { by, at: now, number: house.number + 1, version: version.version };
  const fields = redraft({ published, fields: rest }, draftOf(published, rest).document, mark);
  await keepDraft(tx, { ...house, published }, fields, now);
  return { version, left: fields.length };
}
