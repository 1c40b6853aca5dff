import { strToU8 } from 'fflate';
import { beforeAll, describe, expect, test } from 'vitest';
import { knownHotels } from '../../property/hotel/known-hotels.ts';
import { alterLines, alterText, type Files } from '../../testing/alter-archive.ts';
import { archiveSetup } from '../../testing/archive-setup.ts';
import { BadArchive } from './archive-fault.ts';

const clock = { now: Date.parse('2027-06-01T12:00:00Z') };
const { other, home, away, leave, bring, makeHouse, givePicture, altered, faultsOf } = await archiveSetup(clock);

describe('an archive', () => {
  let file = '';
  beforeAll(async () => {
    await makeHouse(7110, 4);
    await givePicture(7110);
    file = await leave(home(), 7110);
  });

  test.each<[string, string[], (files: Files) => void]>([
    ['a file is not there', ['calendar/rates.jsonl missing_file '], (files) => delete files['calendar/rates.jsonl']],
    ['a file is too many', ['evil.sh unknown_file '], (files) => (files['evil.sh'] = strToU8('rm'))],
    [
      'it is from a newer release',
      ['manifest.json newer 9999-later'],
      (files) => alterText(files, 'manifest.json', (all) => all.replace('"shape": [', '"shape": ["9999-later",')),
    ],
    ['it is none', ['manifest.json no_archive '], (files) => delete files['manifest.json']],
    [
      'a line cannot be read',
      ['reservations.jsonl 2 not_json '],
      (files) => alterText(files, 'reservations.jsonl', (all) => all.split('\n').with(1, '{oh').join('\n')),
    ],
    [
      'a night is sold twice over',
      ['calendar/stock.jsonl 3 value never_oversold'],
      (files) => alterLines(files, 'calendar/stock.jsonl', (line, i) => (i === 2 ? { ...line, sold: 99 } : line)),
    ],
    [
      'a field is one that nobody knows',
      ['reservations.jsonl 1 unknown_field shoe_size'],
      (files) =>
        alterLines(files, 'reservations.jsonl', ({ reservation, ...rest }, i) => ({
          ...rest,
          reservation: i === 0 ? { ...(reservation as object), shoe_size: 44 } : reservation,
        })),
    ],
    [
      'it says whose it is',
      ['calendar/stock.jsonl 1 unknown_field hotel_id'],
      (files) => alterLines(files, 'calendar/stock.jsonl', (line, i) => (i === 0 ? { ...line, hotel_id: 7101 } : line)),
    ],
    [
      'a price is for another room',
      ['reservations.jsonl 1 value room_stay/0/quote/roomId'],
      (files) =>
        alterLines(files, 'reservations.jsonl', ({ room_stay: stays, ...rest }, i) => ({
          ...rest,
          room_stay: i === 0 ? (stays as object[]).map((stay) => ({ ...stay, room_id: 'attic' })) : stays,
        })),
    ],
    [
      'a reservation comes twice',
      ['reservations.jsonl 2 repeated reservation_pkey'],
      (files) =>
        alterText(files, 'reservations.jsonl', (all) =>
          all
            .split('\n')
            .with(1, all.split('\n')[0] ?? '')
            .join('\n'),
        ),
    ],
    [
      'a picture is none',
      [expect.stringMatching(/^pictures\/.* picture $/) as string],
      (files) => {
        for (const name of Object.keys(files)) if (name.endsWith('.png')) files[name] = strToU8('<svg/>');
      },
    ],
    [
      'the document has a fault',
      ['hotel.json document published/rooms: Give a list in square brackets here'],
      (files) =>
        alterText(files, 'hotel.json', (all) => {
          const hotel = JSON.parse(all) as { published: object };
          return JSON.stringify({ ...hotel, published: { ...hotel.published, rooms: 'none' } });
        }),
    ],
  ])('is refused by name where %s, and nothing of it stays', async (_, told, change) => {
    const free = await altered(
      file,
      (files) => {
        alterText(files, 'hotel.json', (all) => all.replaceAll('7110', '7119'));
        change(files);
      },
      true,
    ).catch(async () => altered(file, change, false));
    expect(await faultsOf(free)).toEqual(told);
    const failed = await bring(away(), free).catch((error: unknown) => error);
    expect(failed instanceof BadArchive || (failed as { faults: unknown[] }).faults.length > 0).toBe(true);
    expect(await knownHotels(other.db).current(7119)).toBeNull();
  });

  test('is refused where its sums are others', async () => {
    const wrong = await altered(
      file,
      (files) => alterText(files, 'reservations.csv', (all) => all.replace('Ada', 'Eva')),
      false,
    );
    expect(await faultsOf(wrong)).toEqual(['reservations.csv wrong_sum ']);
  });
});
