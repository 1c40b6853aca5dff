import { openHotel } from './open-hotel.ts';
import { smallHouse } from './small-house.ts';

/** A rate with a floor, and one that follows it at ten per cent less, of which no journey has heard before. */
export async function openFollowedHouse(hotelId: number): Promise<void> {
  const { ratePlans } = (await smallHouse(hotelId)) as { ratePlans: readonly { id: string }[] };
  const [plan] = ratePlans;
  const change = { kind: 'percent', basisPoints: -1_000 };
  const follows = { ratePlan: plan?.id, change, roundTo: { minor: 100, direction: 'nearest' }, rules: 'own' };
  await openHotel(hotelId, {
    ratePlans: [
      { ...plan, floor: { minor: 8_000 } },
      { ...plan, id: 'advance', code: 'ADV', name: { en: 'Advance' }, follows },
    ],
  });
}
