import { readFile } from 'node:fs/promises';
import path from 'node:path';

const alpina = path.join(import.meta.dirname, '..', '..', 'demo', 'alpina');

/** One of the demo's houses under another number, open, with as little to make as possible. */
export async function smallHouse(hotelId: number): Promise<object> {
  const document = JSON.parse(await readFile(path.join(alpina, 'hotel.json'), 'utf8')) as {
    config: object;
    pictures: { id: string; file: string }[];
    rooms: object[];
    theme: object;
  };
  return {
    ...document,
    hotelId,
    config: { ...document.config, isInMaintenance: false },
    // With the smallest picture alone: each has to be made in every size first.
    pictures: document.pictures
      .filter(({ id }) => id === 'logo')
      .map((picture) => ({ ...picture, file: path.join(alpina, picture.file) })),
    rooms: document.rooms.map((room) => ({ ...room, pictures: ['logo'] })),
    theme: { ...document.theme, background: undefined },
  };
}
