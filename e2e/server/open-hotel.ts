import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addDays } from '@stayfront/rules/stay/stay-date';
import { hotelToday } from '../steps/coming-stay.ts';
import { hotelCommand } from './hotel-command.ts';
import { importHotel } from './import-hotel.ts';

/** A hotel of a journey's own that sells: so many panorama rooms at "Pay at hotel", or other rates of its own, on every night of the next months. */
export async function openHotel(
  hotelId: number,
  changes: object,
  ratePlans: readonly string[] = ['pay-at-hotel'],
): Promise<void> {
  await importHotel(hotelId, changes);
  const days = { room: 'panorama', from: hotelToday(), to: addDays(hotelToday(), 200) };
  const entries = {
    stock: [{ ...days, total: 20 }],
    rates: ratePlans.map((ratePlan) => ({ ...days, ratePlan, byAdults: [14_050, 18_725], child: 2_000 })),
  };
  const dir = await mkdtemp(path.join(tmpdir(), 'stayfront-calendar-'));
  try {
    const file = path.join(dir, 'calendar.json');
    await writeFile(file, JSON.stringify(entries));
    await hotelCommand('calendar', String(hotelId), file);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}
