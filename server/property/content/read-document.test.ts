import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readDocument } from './read-document.ts';

type Entry = Record<string, unknown>;
type Written = Entry & Record<'rooms' | 'ratePlans' | 'services' | 'taxes', Entry[]>;

const seeblick = path.join(import.meta.dirname, '../../../demo/seeblick/hotel.json');
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'stayfront-document-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** The faults of a good document in which somebody has changed something, one line each. */
async function faultsOf(change: (document: Written) => void): Promise<string[]> {
  const document = JSON.parse(await readFile(seeblick, 'utf8')) as Written;
  change(document);
  const file = path.join(folder, 'hotel.json');
  await writeFile(file, JSON.stringify(document));
  const read = await readDocument(file);
  return read.ok ? [] : read.faults.map((fault) => `${fault.path}: ${fault.message}`);
}

test('a document is told all its faults at once, also what it points to and does not have', async () => {
  const faults = await faultsOf((document) => {
    delete document['name'];
    document['website'] = 'seeblick';
    Object.assign(document.rooms[0] ?? {}, { beds: 'two', maxOccupancy: 0, name: { en: '' } });
    Object.assign(document.rooms[1] ?? {}, { pictures: ['no-such-picture'], colour: 'red' });
    Object.assign(document.ratePlans[0] ?? {}, { cancellationPolicy: 'no-such-policy' });
    Object.assign(document.ratePlans[1] ?? {}, { id: document.ratePlans[0]?.['id'], cancellationPolicy: 7 });
    Object.assign(document.services[0] ?? {}, { pricingType: 'Per sunset' });
    Object.assign(document.taxes[0] ?? {}, { kind: 'gift' });
  });
  expect(faults).toEqual(
    expect.arrayContaining([
      'name: This is missing: give a text in quotation marks',
      'website: Use a web address that begins with https:// or http://',
      'rooms[0].beds: Give a number here',
      'rooms[0].maxOccupancy: Use a number that is 1 or more',
      'rooms[0].name.en: This must not be empty',
      'rooms[1]: There is no field "colour" here: take it out, or correct its name',
      'rooms[1].pictures[0]: There is no picture "no-such-picture" in this document',
      'ratePlans[0].cancellationPolicy: There is no cancellation policy "no-such-policy" in this document',
      'ratePlans[1].cancellationPolicy: Give a text in quotation marks here',
      `services[0].pricingType: Use one of "Per night", "Per person", "Per person per night", "Per stay", "Per use"`,
      'taxes[0].kind: Use one of "vat", "local"',
    ]),
  );
  expect(faults.filter((line) => /is there twice/.test(line))).toHaveLength(1);
  expect(faults.join('\n')).not.toMatch(/Invalid|Unrecognized|expected|received|undefined|NaN/);
});

test('of a list that cannot be read nobody says what is missing in it', async () => {
  expect(await faultsOf((document) => Object.assign(document, { pictures: 'in the folder' }))).toEqual([
    'pictures: Give a list in square brackets here',
  ]);
});

test('a good document has no faults', async () => {
  expect(await faultsOf(() => {})).toEqual([]);
});
