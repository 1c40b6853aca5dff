import type { Tx } from '../platform/db/open-database.ts';

export const boundTo = (hotelId: number): string => `payment settings of hotel ${hotelId}`;

export async function deletePaymentSettings(tx: Tx, hotelId: number): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('payment_settings').where('hotel_id', '=', hotelId).executeTakeFirst();
  return numDeletedRows > 0n;
}
