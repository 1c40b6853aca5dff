import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hotelCommand } from './hotel-command.ts';

const root = path.join(import.meta.dirname, '..', '..');

/** Puts another hotel beside those of the demo, as a hotelier does: without a calendar, so that nothing can be booked. */
export async function importHotel(hotelId: number, changes: object): Promise<void> {
  const alpina = path.join(root, 'demo', 'alpina');
  const document = JSON.parse(await readFile(path.join(alpina, 'hotel.json'), 'utf8')) as {
    config: object;
    pictures: { id: string; file: string }[];
    rooms: object[];
    theme: object;
  };
  const written = {
    ...document,
    hotelId,
    config: { ...document.config, isInMaintenance: false },
    // With the smallest picture alone: each has to be made in every size first.
    pictures: document.pictures
      .filter(({ id }) => id === 'logo')
      .map((picture) => ({ ...picture, file: path.join(alpina, picture.file) })),
    rooms: document.rooms.map((room) => ({ ...room, pictures: ['logo'] })),
    theme: { ...document.theme, background: undefined },
    ...changes,
  };
  const dir = await mkdtemp(path.join(tmpdir(), 'stayfront-hotel-'));
  try {
    const file = path.join(dir, 'hotel.json');
    await writeFile(file, JSON.stringify(written));
    await hotelCommand('import', file);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}
