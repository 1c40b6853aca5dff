import { checkReferences } from '@stayfront/contract/property/check-references';
import { PropertyDocument } from '@stayfront/contract/property/property-document';
import { fieldOf, isFields, type Fields } from '@stayfront/rules/house-draft/fields';
import { findUses } from '@stayfront/rules/house-draft/find-uses';
import { joinPath } from '@stayfront/rules/house-draft/field-path';
import { pathOfPlace } from '@stayfront/rules/house-draft/path-of-place';
import { writeField } from '@stayfront/rules/house-draft/write-field';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { demoHotels } from './demo-hotels.ts';

const read = async (file: string): Promise<Fields> => JSON.parse(await readFile(file, 'utf8')) as Fields;
const lists = ['pictures', 'rooms', 'cancellationPolicies', 'ratePlans', 'services'];

/** Where a document points to what is not in it, by the check that refuses it. */
function lostIn(document: Fields): string[] {
  const found: string[] = [];
  checkReferences(document as never, (place) => found.push(pathOfPlace(document, place)));
  return found;
}

test('whatever is taken out of a house, all that pointed to it is named, and nothing else', async () => {
  let uses = 0;
  for (const { documentFile } of demoHotels) {
    const document = PropertyDocument.parse(await read(documentFile)) as Fields;
    for (const list of lists)
      for (const entry of fieldOf(document, list) as unknown[]) {
        const id = isFields(entry) ? String(fieldOf(entry, 'id')) : '';
        const left = writeField(document, joinPath([list, id]), undefined) ?? document;
        const named = findUses(document, list, id).map(({ address }) => address);
        const lost = lostIn(left).filter((path) => !path.endsWith('/pricesPer'));
        // A fault is told at the place in a list of ids; a use is the list.
        const fields = new Set(
          lost.map((path) => named.find((address) => `${path}/`.startsWith(`${address}/`)) ?? path),
        );
        expect([...fields].toSorted()).toEqual(named.toSorted());
        uses += named.length;
      }
  }
  expect(uses).toBeGreaterThan(50);
});

test('a rule of weekdays and a package with prices for a room point to it, too', () => {
  const document = {
    rooms: [{ id: 'a' }, { id: 'b' }],
    ratePlans: [{ id: 'flex' }],
    packages: [{ id: 'p', ratePlan: 'flex', price: { kind: 'stay', rooms: { b: {} } } }],
    weekdayRules: [{ rooms: ['a'] }, { rooms: ['b'], ratePlans: ['flex'] }],
  };
  expect(findUses(document, 'rooms', 'b')).toEqual([
    { address: 'packages/p/price/rooms', how: 'key', isNeeded: false },
    { address: 'weekdayRules/1/rooms', how: 'many', isNeeded: false },
  ]);
  expect(findUses(document, 'ratePlans', 'flex')).toEqual([
    { address: 'packages/p/ratePlan', how: 'one', isNeeded: true },
    { address: 'weekdayRules/1/ratePlans', how: 'many', isNeeded: false },
  ]);
});
