import type { PropertyDocument } from '@stayfront/contract/property/property-document';
import type { KnownRooms } from '@stayfront/rules/alpinebits/rate-plans/check-dated-parts';
import type { DatedParts, RatePlansMessage } from '@stayfront/rules/alpinebits/rate-plans/plan-message';
import { codesOf } from '@stayfront/rules/connection/codes';
import type { Tx } from '../../../platform/db/open-database.ts';
import type { AlpineCall } from '../alpine-call.ts';
import { readCategories } from '../inventory/read-categories.ts';
import type { KnownPlans } from './house-with-plans.ts';

type Spoken = { readonly message: RatePlansMessage; readonly before: KnownPlans };

/** The rooms that a system's codes mean, of all codes it has ever spoken of in plans. */
export async function knownRooms(
  tx: Tx,
  { account }: AlpineCall,
  house: PropertyDocument,
  { message, before }: Spoken,
): Promise<KnownRooms> {
  const categories = await readCategories(tx, account.hotelId, account.connection);
  const retired = new Set(categories.flatMap(({ code, isRetired }) => (isRetired ? [code] : [])));
  const parts: DatedParts[] = [
    ...message.plans.flatMap((one) => (one.kind === 'full' ? one.plan : one.kind === 'overlay' ? one : [])),
    ...[...before.values()].map(({ plan }) => plan),
  ];
  const spoken = new Set<string>();
  for (const { rules, rates, datedSupplements } of parts)
    for (const some of [rules, rates, datedSupplements])
      for (const { roomType } of some) if (roomType !== null) spoken.add(roomType);
  const codes = codesOf(house, account.settings);
  return new Map(
    [...spoken].flatMap((code) => {
      const room = house.rooms.find(({ id }) => id === codes.roomOf(code));
      if (!room || retired.has(code)) return [];
      return [[code, { roomId: room.id, standard: room.occupancy?.standardPersons ?? null }] as const];
    }),
  );
}
