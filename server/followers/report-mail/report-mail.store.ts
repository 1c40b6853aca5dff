import type { Language } from '@stayfront/contract/property/texts';
import type { Role } from '@stayfront/rules/people/role';
import type { DueReport, ReportRhythm } from '@stayfront/rules/report/report-mail';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../../platform/db/open-database.ts';
import { readRole } from '../../property/operator/stored-role.ts';

type Whose = { readonly hotelId: number; readonly personId: string };
export type WishedMail = { readonly rhythm: ReportRhythm; readonly language: Language };

export async function readWish(tx: Tx, { hotelId, personId }: Whose): Promise<WishedMail | null> {
  const row = await tx
    .selectFrom('report_mail')
    .select(['rhythm', 'language'])
    .where('hotel_id', '=', hotelId)
    .where('operator_id', '=', personId)
    .executeTakeFirst();
  return row ?? null;
}

/** Of a rhythm that is new to them they hear the next time it comes round; another language changes nothing else. */
export async function saveWish(tx: Tx, { hotelId, personId }: Whose, wish: WishedMail, now: Instant): Promise<void> {
  const before = await readWish(tx, { hotelId, personId });
  const begun = before?.rhythm === wish.rhythm ? {} : { chosen_at: new Date(now), told_until: null };
  await tx
    .insertInto('report_mail')
    .values({ hotel_id: hotelId, operator_id: personId, chosen_at: new Date(now), ...wish })
    .onConflict((conflict) => conflict.columns(['hotel_id', 'operator_id']).doUpdateSet({ ...wish, ...begun }))
    .execute();
}

export async function deleteWish(tx: Tx, { hotelId, personId }: Whose): Promise<void> {
  await tx.deleteFrom('report_mail').where('hotel_id', '=', hotelId).where('operator_id', '=', personId).execute();
}

/** Notes that these people are told of these days, and says whom: of two servers that come at once, one hears each name. */
export async function takeDue(
  tx: Tx,
  hotelId: number,
  rhythm: ReportRhythm,
  { at, span: { to } }: DueReport,
): Promise<string[]> {
  const rows = await tx
    .updateTable('report_mail')
    .set({ told_until: to })
    .where('hotel_id', '=', hotelId)
    .where('rhythm', '=', rhythm)
    .where('chosen_at', '<', new Date(at))
    .where(({ or, eb }) => or([eb('told_until', 'is', null), eb('told_until', '<', to)]))
    .returning('operator_id')
    .execute();
  return rows.map((row) => row.operator_id);
}

export async function hasWishes(tx: Tx, hotelId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('report_mail')
    .select('operator_id')
    .where('hotel_id', '=', hotelId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Who wishes it still and may sign in still; null for everybody else. */
export async function readReader(
  tx: Tx,
  { hotelId, personId }: Whose,
): Promise<(WishedMail & { readonly email: string; readonly role: Role }) | null> {
  const row = await tx
    .selectFrom('report_mail')
    .innerJoin('operator', (join) =>
      join
        .onRef('operator.hotel_id', '=', 'report_mail.hotel_id')
        .onRef('operator.operator_id', '=', 'report_mail.operator_id'),
    )
    .select(['rhythm', 'language', 'email', 'role', 'desk_role'])
    .where('report_mail.hotel_id', '=', hotelId)
    .where('report_mail.operator_id', '=', personId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  const { rhythm, language, email } = row;
  return { rhythm, language, email, role: readRole(row) };
}
