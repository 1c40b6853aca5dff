import { ChannelSettings, type PartnerName } from '@stayfront/contract/manage/channels';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../../platform/db/open-database.ts';
import type { SecretBox } from '../../platform/secret/secret-box.ts';

const boundTo = (hotelId: number, partner: PartnerName): string => `channel ${partner} of hotel ${hotelId}`;

export async function saveChannelSettings(
  tx: Tx,
  box: SecretBox,
  hotelId: number,
  settings: ChannelSettings,
  now: Instant,
): Promise<void> {
  const { partner } = settings;
  const row = { sealed: box.seal(JSON.stringify(settings), boundTo(hotelId, partner)), updated_at: new Date(now) };
  await tx
    .insertInto('channel_settings')
    .values({ hotel_id: hotelId, partner, ...row })
    .onConflict((conflict) => conflict.columns(['hotel_id', 'partner']).doUpdateSet(row))
    .execute();
}

export type StoredChannel = {
  readonly partner: PartnerName;
  /** Null where they were sealed with another SECRET. */
  readonly settings: ChannelSettings | null;
  readonly updatedAt: Instant;
  readonly isOff: boolean;
};

export async function readChannels(tx: Tx, box: SecretBox, hotelId: number): Promise<StoredChannel[]> {
  const rows = await tx
    .selectFrom('channel_settings')
    .select(['partner', 'sealed', 'updated_at', 'is_off'])
    .where('hotel_id', '=', hotelId)
    .orderBy('partner')
    .execute();
  return rows.map(({ partner, sealed, updated_at, is_off }) => {
    const text = box.open(sealed, boundTo(hotelId, partner));
    return {
      partner,
      settings: text === null ? null : ChannelSettings.parse(JSON.parse(text)),
      updatedAt: updated_at.getTime(),
      isOff: is_off,
    };
  });
}

export async function readIsOff(tx: Tx, hotelId: number, partner: PartnerName): Promise<boolean | null> {
  const row = await tx
    .selectFrom('channel_settings')
    .select('is_off')
    .where('hotel_id', '=', hotelId)
    .where('partner', '=', partner)
    .executeTakeFirst();
  return row?.is_off ?? null;
}

export async function saveSwitch(tx: Tx, hotelId: number, partner: PartnerName, isOff: boolean): Promise<void> {
  await tx
    .updateTable('channel_settings')
    .set({ is_off: isOff })
    .where('hotel_id', '=', hotelId)
    .where('partner', '=', partner)
    .execute();
}

export async function deleteChannelSettings(tx: Tx, hotelId: number, partner: PartnerName): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('channel_settings')
    .where('hotel_id', '=', hotelId)
    .where('partner', '=', partner)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
