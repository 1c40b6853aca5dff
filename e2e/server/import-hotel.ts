import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hotelCommand } from './hotel-command.ts';
import { smallHouse } from './small-house.ts';

/** Puts another hotel beside those of the demo, as a hotelier does: without a calendar, so that nothing can be booked. */
export async function importHotel(hotelId: number, changes: object): Promise<void> {
  const written = { ...(await smallHouse(hotelId)), ...changes };
  const dir = await mkdtemp(path.join(tmpdir(), 'stayfront-hotel-'));
  try {
    const file = path.join(dir, 'hotel.json');
    await writeFile(file, JSON.stringify(written));
    await hotelCommand('import', file);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}
