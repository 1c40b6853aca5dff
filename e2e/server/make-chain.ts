import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addDays } from '@stayfront/rules/stay/stay-date';
import { hotelToday } from '../steps/coming-stay.ts';
import { hotelCommand } from './hotel-command.ts';
import { smallHouse } from './small-house.ts';

export const houseName = (place: number): string => `House ${String(place + 1).padStart(2, '0')}`;

/** What the best available rate of the house costs a night for two, in minor units. */
export const housePrice = (place: number): number => 10_000 + 100 * place;

/** Puts a chain of small houses in place, as a chain does: a folder of documents and calendars, and one command. */
export async function makeChain(chainId: number, name: string, hotelIds: readonly number[]): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'stayfront-chain-'));
  const days = { from: hotelToday(), to: addDays(hotelToday(), 60) };
  try {
    for (const [place, hotelId] of hotelIds.entries()) {
      const house = { ...(await smallHouse(hotelId)), chainId, name: houseName(place) };
      const price = housePrice(place);
      const calendar = {
        // The last house has no room left.
        stock: [{ room: 'panorama', ...days, total: place === hotelIds.length - 1 ? 0 : 5 }],
        rates: [{ room: 'panorama', ratePlan: 'pay-at-hotel', ...days, byAdults: [price - 2_000, price] }],
      };
      await writeFile(path.join(folder, `${hotelId}.json`), JSON.stringify(house));
      await writeFile(path.join(folder, `${hotelId}.calendar.json`), JSON.stringify(calendar));
    }
    await hotelCommand('chain', String(chainId), name, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
