import { describe, expect, test } from 'vitest';
import type { XmlElement } from '../../xml/xml-element.ts';
import { announcedIn } from '../capabilities.ts';
import { gatherFaults } from '../faults.ts';
import { part } from '../testing/xml-of.ts';
import { fullPayersOf } from './inventory-message.ts';
import { planInventory, type KeptCategory } from './plan-inventory.ts';
import { readInventory } from './read-inventory.ts';

type Attributes = Readonly<Record<string, string | number | undefined>>;
const texts = (code: number, ...all: readonly (readonly [string, string, string?])[]): XmlElement =>
  part(
    'MultimediaDescription',
    { InfoCode: code },
    part(
      'TextItems',
      {},
      ...all.map(([Language, text, TextFormat = 'PlainText']) =>
        part('TextItem', {}, part('Description', { Language, TextFormat }, text)),
      ),
    ),
  );
const named = part('MultimediaDescriptions', {}, texts(25, ['de', 'Doppelzimmer'], ['it', 'Doppia']));
const typeRoom = (more: Attributes = {}): XmlElement =>
  part('TypeRoom', { StandardOccupancy: 2, RoomClassificationCode: 42, RoomType: 1, Size: 24, ...more });
const heading = (more: Attributes = {}, ...inside: readonly XmlElement[]): XmlElement =>
  part(
    'GuestRoom',
    { Code: 'DZ', MinOccupancy: 1, MaxOccupancy: 4, ...more },
    ...(inside.length > 0 ? inside : [typeRoom(), named]),
  );
const room = (RoomID: string, Code = 'DZ', more: Attributes = {}): XmlElement =>
  part('GuestRoom', { Code, ...more }, part('TypeRoom', { RoomID }));
const message = (...rooms: readonly XmlElement[]): XmlElement =>
  part(
    'OTA_HotelDescriptiveContentNotifRQ',
    { Version: '8' },
    part(
      'HotelDescriptiveContents',
      {},
      part(
        'HotelDescriptiveContent',
        { HotelCode: '7001' },
        part('FacilityInfo', {}, part('GuestRooms', {}, ...rooms)),
      ),
    ),
  );

const all = new Set(announcedIn('2024-10').flatMap(({ supports }) => supports));
function read(root: XmlElement, capabilities: ReadonlySet<string> = all) {
  const faults = gatherFaults();
  const { categories } = readInventory(root, capabilities, faults);
  return { categories, faults: faults.list.map(({ code, message: text }) => `${code} ${text}`) };
}

test('an inventory is read: who fits in, words by language, rooms one by one', () => {
  const root = message(
    heading(
      { MaxChildOccupancy: 3, ID: 'DBL' },
      typeRoom(),
      part('Amenities', {}, part('Amenity', { RoomAmenityCode: 123 }), part('Amenity')),
      named,
    ),
    room('101'),
    room('102'),
    heading({ Code: 'EZ', MaxOccupancy: 2 }, typeRoom({ StandardOccupancy: 1 }), named),
  );
  const { categories, faults } = read(root);
  expect(faults).toEqual([]);
  expect(categories).toMatchObject([
    {
      code: 'DZ',
      formerCode: 'DBL',
      minOccupancy: 1,
      standardOccupancy: 2,
      maxOccupancy: 4,
      maxChildOccupancy: 3,
      size: 24,
      amenities: [123],
      names: { de: 'Doppelzimmer', it: 'Doppia' },
      rooms: ['101', '102'],
    },
    { code: 'EZ', maxChildOccupancy: null, rooms: [] },
  ]);
  expect(categories.map(fullPayersOf)).toEqual([1, 1]);
  expect(read(message()).categories).toEqual([]);
});

describe('an inventory that is well-formed and wrong', () => {
  test.each<[string, XmlElement, RegExp]>([
    [
      'fewer persons usually than at least',
      message(heading({ MinOccupancy: 3 })),
      /320 .*"DZ": 3 is more than the StandardOccupancy 2/,
    ],
    [
      'more persons usually than at most',
      message(heading({ MaxOccupancy: 1 })),
      /320 .*@MaxOccupancy.*1 is less than the StandardOccupancy 2/,
    ],
    [
      'more children than persons',
      message(heading({ MaxChildOccupancy: 5 })),
      /320 .*5 is more than the MaxOccupancy 4/,
    ],
    ['no persons at all', message(heading({ MinOccupancy: 0 })), /320 .*@MinOccupancy/],
    ['more persons than any room takes', message(heading({ MaxOccupancy: 21 })), /320 .*from 1 to 20/],
    ['a category twice', message(heading(), heading({ MaxOccupancy: 3 })), /840 .*"DZ" stands there twice/],
    ['a room twice', message(heading(), room('101'), room('101')), /840 .*"101" stands there twice/],
    ['a room without its category', message(room('101')), /402 .*"101" stands before its category "DZ"/],
    [
      'a room under another category',
      message(heading(), heading({ Code: 'EZ' }), room('101', 'DZ')),
      /402 .*"101" of "DZ" stands under "EZ"/,
    ],
    ['a room with persons', message(heading(), room('101', 'DZ', { MaxOccupancy: 2 })), /320 GuestRoom\/@MaxOccupancy/],
    [
      'no name',
      message(heading({}, typeRoom(), part('MultimediaDescriptions', {}, texts(1, ['de', 'Schön'])))),
      /321 .*"DZ" has no name/,
    ],
    [
      'a language twice',
      message(heading({}, typeRoom(), part('MultimediaDescriptions', {}, texts(25, ['de', 'A'], ['de', 'B'])))),
      /320 .*"de" stands twice/,
    ],
    [
      'a language in capitals',
      message(heading({}, typeRoom(), part('MultimediaDescriptions', {}, texts(25, ['DE', 'A'])))),
      /320 .*two small letters/,
    ],
    [
      'HTML alone',
      message(
        heading({}, typeRoom(), part('MultimediaDescriptions', {}, texts(25, ['de', 'A'], ['it', '<b>B</b>', 'HTML']))),
      ),
      /320 .*HTML in "it" without plain text/,
    ],
    [
      'names twice',
      message(
        heading({}, typeRoom(), part('MultimediaDescriptions', {}, texts(25, ['de', 'A']), texts(25, ['it', 'B']))),
      ),
      /840 .*"DZ" has 25 twice/,
    ],
    [
      'a type that is another classification',
      message(heading({}, typeRoom({ RoomType: 2 }), named)),
      /320 .*RoomType 2 goes with 13, not with 42/,
    ],
    [
      'no classification',
      message(heading({}, typeRoom({ RoomClassificationCode: undefined }), named)),
      /321 .*@RoomClassificationCode/,
    ],
    ['nobody usually', message(heading({}, named)), /321 .*GuestRoom\/TypeRoom/],
    [
      'an amenity that is none',
      message(heading({}, typeRoom(), part('Amenities', {}, part('Amenity', { RoomAmenityCode: 999 })), named)),
      /320 Amenity\/@RoomAmenityCode/,
    ],
    ['a code too long', message(heading({ Code: 'DOPPELZIMMER' })), /320 .*1 to 8 characters/],
  ])('is refused: %s', (_what, root, wanted) => {
    expect(read(root).faults.join('\n')).toMatch(wanted);
  });

  test('is refused by name where it uses what was not announced', () => {
    const { faults } = read(message(heading({ MaxChildOccupancy: 1 }), room('101')), new Set());
    expect(faults).toEqual([
      expect.stringMatching(/450 .*Inventory_occupancy_children, which was not announced/),
      expect.stringMatching(/450 .*Inventory_use_rooms, which was not announced/),
    ]);
  });
});

type TestRoom = {
  readonly id: string;
  readonly name: Readonly<Record<string, string>>;
  readonly description: Readonly<Record<string, string>>;
  readonly maxOccupancy: number;
  readonly size: number;
  readonly amenities: readonly number[];
};
const double: TestRoom = {
  id: 'double',
  name: { en: 'Our own double' },
  description: { en: 'By the lake' },
  maxOccupancy: 2,
  size: 20,
  amenities: [5],
};
const house = {
  rooms: [double] as readonly TestRoom[],
  roomOf: (code: string) => (code === 'DBL' ? 'double' : null),
  kept: [] as readonly KeptCategory[],
  languages: ['de', 'en', 'it'],
  isNumber: (text: string) => text.length <= 12,
  makeRoom: ({ id }: { readonly id: string }): TestRoom => ({
    ...double,
    id,
    name: {},
    description: {},
    size: 0,
    amenities: [],
  }),
  areaOf: (metres: number) => metres,
};
const plan = (root: XmlElement, before: Partial<typeof house> = {}) =>
  planInventory(read(root).categories, { ...house, ...before });

describe('the rooms of a house', () => {
  test('that the hotel made keep their words and take the occupancy of the PMS', () => {
    const { rooms, kept } = plan(message(heading({ Code: 'DBL', MaxChildOccupancy: 3 }), room('101', 'DBL')));
    expect(rooms).toEqual([
      {
        ...double,
        maxOccupancy: 4,
        occupancy: { minPersons: 1, standardPersons: 2, fullPayers: 1, doInfantsCount: true },
      },
    ]);
    expect(kept).toMatchObject([{ code: 'DBL', roomId: 'double', isMadeHere: false }]);
  });

  test('are made for categories nobody has here, with what was sent of them', () => {
    const { rooms, kept, warnings } = plan(
      message(
        heading(
          { Code: 'Fam/4' },
          typeRoom(),
          part('MultimediaDescriptions', {}, texts(25, ['de', 'Familie'], ['xx', '?'])),
        ),
        room('201', 'Fam/4'),
      ),
    );
    expect(rooms[1]).toMatchObject({
      id: 'fam-4',
      name: { de: 'Familie' },
      description: { de: 'Familie' },
      size: 24,
      numbers: ['201'],
    });
    expect(kept).toMatchObject([{ code: 'Fam/4', roomId: 'fam-4', isMadeHere: true }]);
    expect(warnings).toEqual([expect.stringContaining('"xx"')]);
  });

  test('keep what people wrote at the desk, and take what the PMS has changed', () => {
    const first = plan(message(heading()));
    const written = first.rooms.map((one) =>
      one.id === 'dz' ? { ...one, name: { de: 'Seezimmer', it: 'Doppia' }, size: 31 } : one,
    );
    const words = (it: string) => part('MultimediaDescriptions', {}, texts(25, ['de', 'Doppelzimmer'], ['it', it]));
    const again = plan(message(heading({}, typeRoom(), words('Matrimoniale'))), { rooms: written, kept: first.kept });
    expect(again.rooms[1]).toMatchObject({ name: { de: 'Seezimmer', it: 'Matrimoniale' }, size: 31 });
    const larger = plan(message(heading({}, typeRoom({ Size: 40 }), words('Matrimoniale'))), {
      rooms: again.rooms,
      kept: again.kept,
    });
    expect(larger.rooms[1]).toMatchObject({ name: { de: 'Seezimmer' }, size: 40 });
  });

  test('follow a category that is given another code, and are named when their category is gone', () => {
    const first = plan(message(heading()));
    const renamed = plan(message(heading({ Code: 'DZS', ID: 'DZ' })), { rooms: first.rooms, kept: first.kept });
    expect(renamed.kept).toMatchObject([{ code: 'DZS', roomId: 'dz', isMadeHere: true }]);
    expect([renamed.rooms.length, renamed.gone]).toEqual([2, []]);
    const empty = plan(message(), { rooms: renamed.rooms, kept: renamed.kept });
    expect(empty.gone).toMatchObject([{ code: 'DZS', roomId: 'dz' }]);
    expect(empty.rooms).toEqual(renamed.rooms);
  });
});
