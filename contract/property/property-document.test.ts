import { describe, expect, test } from 'vitest';
import { findLostReferences } from './loose-document.ts';
import { productIdOf, PropertyDocument } from './property-document.ts';

const texts = (en: string): { en: string } => ({ en });
const room = {
  id: 'double',
  name: texts('Double room'),
  description: texts('Two beds'),
  maxOccupancy: 2,
  bedrooms: 1,
  beds: 2,
  bathrooms: 1,
  size: 20,
  amenities: [123],
  pictures: ['bed'],
};
const ratePlan = {
  id: 'flexible',
  code: 'BAR',
  name: texts('Flexible'),
  description: texts('Free to cancel'),
  guarantee: 'None',
  cancellationPolicy: 'two-days',
  isBestAvailableRate: true,
};
const service = {
  id: 'breakfast',
  name: texts('Breakfast'),
  description: texts('Until eleven'),
  pricingType: 'Per person per night',
  priceMinor: 2_400,
};
const conditions = {
  minAdvanceDays: null,
  maxAdvanceDays: null,
  minNights: 2,
  maxNights: null,
  arrivalWeekdays: [5],
};
const pack = {
  id: 'ski-week',
  name: texts('Ski week'),
  description: texts('Seven nights'),
  pictures: ['bed'],
  ratePlan: 'flexible',
  isPublic: true,
  isAmongResults: true,
  conditions,
};
const promotion = { code: 'SPRING', name: texts('Spring'), discount: { kind: 'percent', basisPoints: 1_000 } };
const offer = { id: 'early', name: texts('Early booking'), discount: promotion.discount };
const document = {
  format: 'stayfront/property@1',
  hotelId: 1,
  name: 'Inn',
  tagline: texts('An inn'),
  description: texts('A small inn'),
  language: 'en',
  currency: 'EUR',
  timeZone: 'Europe/Vienna',
  areaUnit: 'm2',
  address: { addressLine: 'Gasse', postalCode: '1010', city: 'Wien', countryCode: 'AT' },
  contact: { phone: 'N/A', email: 'N/A' },
  times: { checkInFrom: '15:00', checkInTo: '22:00', checkOutFrom: '06:00', checkOutTo: '11:00' },
  guests: {
    adults: { min: 1, max: 4 },
    children: { min: 0, max: 2, fromAge: 2, toAge: 12 },
    infants: { min: 0, max: 1, fromAge: 0, toAge: 1 },
  },
  legal: { privacyPolicy: texts('We keep little') },
  pictures: [{ id: 'bed', file: 'bed.jpg', alt: texts('A bed') }],
  rooms: [room],
  cancellationPolicies: [{ id: 'two-days', freeUntil: null, fee: { kind: 'nights', nights: 1 } }],
  ratePlans: [ratePlan],
  services: [service],
  packages: [pack],
  promotions: [promotion],
  taxes: [{ id: 'vat', kind: 'vat', name: texts('VAT'), basisPoints: 1_000 }],
  theme: { isDarkMode: false, colorBtnBg: '#3b6075' },
  config: {},
};

/** Each fault as `path: message`. */
function faultsOf(changes: Record<string, unknown>): string[] {
  const read = PropertyDocument.safeParse({ ...document, ...changes });
  return read.success ? [] : read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
}
const pathsOf = (changes: Record<string, unknown>): string[] =>
  faultsOf(changes).map((fault) => fault.split(': ')[0] ?? '');

describe('a hotel’s document', () => {
  test('that is right is taken, with what it leaves out filled in', () => {
    expect(faultsOf({})).toEqual([]);
    expect(PropertyDocument.parse(document)).toMatchObject({
      acceptedPaymentCards: [],
      address: { streetNumber: '' },
      theme: { fontFamilyPrimary: 'Open Sans', fontSizeTitle: 'medium' },
      config: { subscription: 'none', isInMaintenance: false, defaultSorting: 'popularity' },
    });
  });

  test.each([
    [{ rooms: [{ ...room, size: 'big' }] }, 'rooms.0.size'],
    [{ rooms: [room, { ...room, id: 'twin', name: {} }] }, 'rooms.1.name'],
    [{ rooms: [{ ...room, id: 'Double Room' }] }, 'rooms.0.id'],
    [{ timeZone: 'Europe/Seeblick' }, 'timeZone'],
    [{ currency: 'XYZ' }, 'currency'],
    [{ language: 'english' }, 'language'],
    [{ name: '  ' }, 'name'],
    [{ format: 'stayfront/property@2' }, 'format'],
    [{ hotelId: 0 }, 'hotelId'],
    [{ hotelId: 2_147_483_648 }, 'hotelId'],
    [{ times: { ...document.times, checkInFrom: '25:00' } }, 'times.checkInFrom'],
    [{ address: { ...document.address, countryCode: 'at' } }, 'address.countryCode'],
    [{ contact: { phone: '1', email: 'nobody' } }, 'contact.email'],
    [{ theme: { ...document.theme, colorBtnBg: 'red; } body { display: none' } }, 'theme.colorBtnBg'],
    [{ services: [{ ...service, minQuantity: 3, maxQuantity: 2 }] }, 'services.0.maxQuantity'],
    [{ services: [{ ...service, priceMinor: 12.5 }] }, 'services.0.priceMinor'],
    [{ services: [{ ...service, rooms: [] }] }, 'services.0.rooms'],
    [{ promotions: [{ ...promotion, stayFrom: '2027-02-30' }] }, 'promotions.0.stayFrom'],
    [{ guests: { ...document.guests, adults: { min: 3, max: 2 } } }, 'guests.adults.max'],
    [{ guests: { ...document.guests, adults: { min: 0, max: 2 } } }, 'guests.adults.min'],
  ])('with a fault says where it is: %#', (changes, path) => expect(pathsOf(changes)).toEqual([path]));

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://inn.example',
    'file:///etc/passwd',
    '//inn.example',
    'inn',
  ])('leads guests to no address such as %s', (address) => {
    const say = 'Use a web address that begins with https:// or http://';
    expect(faultsOf({ website: address })).toEqual([`website: ${say}`]);
    expect(faultsOf({ config: { hotelHomepage: address } })).toEqual([`config.hotelHomepage: ${say}`]);
    expect(pathsOf({ config: { embedOrigins: [address] } })).toEqual(['config.embedOrigins.0']);
    const trackers = { hotelShopId: 'x', hotelShopScript: address };
    expect(pathsOf({ config: { trackers } })).toEqual(['config.trackers.hotelShopScript']);
  });

  test('may name its own site by https or http', () => {
    for (const address of ['https://inn.example', 'http://inn.example/de?x=1', 'https://例え.jp/'])
      expect(faultsOf({ website: address, config: { hotelHomepage: address } })).toEqual([]);
  });

  test('names its city once, or by language', () => {
    const inCity = (city: unknown) => pathsOf({ address: { ...document.address, city } });
    expect(inCity('Luzern')).toEqual([]);
    expect(inCity({ en: 'Lucerne', de: 'Luzern' })).toEqual([]);
    for (const wrong of ['', {}, { xx: 'Luzern' }, 6004])
      expect(new Set(inCity(wrong))).toEqual(new Set(['address.city']));
  });

  test('tells of the house what it wants to tell', () => {
    expect(pathsOf({ house: {} })).toEqual([]);
    expect(
      pathsOf({
        house: {
          facilities: ['wifi', 'sauna'],
          parking: texts('Behind the house'),
          pets: texts('Dogs are welcome'),
          houseRules: texts('Quiet from ten'),
          gettingThere: texts('Bus 24'),
          distances: [{ place: texts('Station'), metres: 1_200, by: 'bus', minutes: 7 }],
          location: { latitude: 47.05, longitude: 8.31 },
          whyDirect: [texts('Best price')],
        },
      }),
    ).toEqual([]);
  });

  test.each([
    ['house.facilities.0', { facilities: ['jacuzzi'] }],
    ['house.facilities', { facilities: ['wifi', 'wifi'] }],
    ['house.distances.0.metres', { distances: [{ place: texts('Station'), metres: 0 }] }],
    ['house.distances.0.by', { distances: [{ place: texts('Station'), metres: 9, by: 'horse' }] }],
    ['house.location.latitude', { location: { latitude: 91, longitude: 8 } }],
    ['house.whyDirect', { whyDirect: Array.from({ length: 5 }, () => texts('Best price')) }],
    ['house.parking', { parking: 'Behind the house' }],
  ])('names %s where the house is told wrongly', (path, house) => {
    expect(pathsOf({ house })).toEqual([path]);
  });

  test('says every fault at once', () => {
    expect(pathsOf({ currency: 'XYZ', areaUnit: 'acre', rooms: [{ ...room, beds: 0 }] }).toSorted()).toEqual([
      'areaUnit',
      'currency',
      'rooms.0.beds',
    ]);
  });

  test('with a misspelt name is refused, so that nothing is left out in silence', () => {
    expect(faultsOf({ roms: [] })).toEqual([expect.stringContaining('"roms"')]);
    expect(faultsOf({ config: { useOfers: true } })).toEqual([expect.stringMatching(/^config: .*"useOfers"/)]);
  });

  test.each([
    [{ rooms: [{ ...room, pictures: ['bath'] }] }, 'rooms.0.pictures.0', 'picture "bath"'],
    [{ ratePlans: [{ ...ratePlan, cancellationPolicy: 'x' }] }, 'ratePlans.0.cancellationPolicy', 'policy "x"'],
    [{ ratePlans: [{ ...ratePlan, rooms: ['double', 'attic'] }] }, 'ratePlans.0.rooms.1', 'room "attic"'],
    [{ ratePlans: [{ ...ratePlan, services: ['spa'] }] }, 'ratePlans.0.services.0', 'service "spa"'],
    [{ services: [{ ...service, picture: 'egg' }] }, 'services.0.picture', 'picture "egg"'],
    [{ services: [{ ...service, rooms: ['attic'] }] }, 'services.0.rooms.0', 'room "attic"'],
    [{ packages: [{ ...pack, ratePlan: 'gone' }] }, 'packages.0.ratePlan', 'rate plan "gone"'],
    [{ packages: [{ ...pack, pictures: ['snow'] }] }, 'packages.0.pictures.0', 'picture "snow"'],
    [{ promotions: [{ ...promotion, ratePlans: ['gone'] }] }, 'promotions.0.ratePlans.0', 'rate plan "gone"'],
    [{ promotions: [{ ...promotion, rooms: ['attic'] }] }, 'promotions.0.rooms.0', 'room "attic"'],
    [{ offers: [{ ...offer, ratePlans: ['gone'] }] }, 'offers.0.ratePlans.0', 'rate plan "gone"'],
    [{ offers: [{ ...offer, rooms: ['attic'] }] }, 'offers.0.rooms.0', 'room "attic"'],
    [{ theme: { ...document.theme, logo: 'crest' } }, 'theme.logo', 'picture "crest"'],
    [{ theme: { ...document.theme, background: 'sea' } }, 'theme.background', 'picture "sea"'],
  ])('that points to what is not in it says from where and to what: %#', (changes, path, what) => {
    expect(faultsOf(changes)).toEqual([expect.stringMatching(new RegExp(`^${path}: There is no .*${what}`))]);
  });

  test.each([
    ['pictures', document.pictures],
    ['rooms', document.rooms],
    ['cancellationPolicies', document.cancellationPolicies],
    ['ratePlans', document.ratePlans],
    ['services', document.services],
    ['packages', document.packages],
    ['taxes', document.taxes],
    ['offers', [offer]],
  ])('that has two %s of one name says which is the second', (list, entries) => {
    const twice = [...entries, ...entries];
    expect(faultsOf({ [list]: twice })).toEqual([`${list}.1.id: "${entries[0]?.id}" is there twice`]);
  });

  test('that has one code for two promotions or offers says which is the second', () => {
    expect(pathsOf({ promotions: [promotion, promotion] })).toEqual(['promotions.1.code']);
    const coded = { ...offer, code: 'WEEK' };
    expect(pathsOf({ offers: [{ ...offer, code: promotion.code }] })).toEqual(['offers.0.code']);
    expect(pathsOf({ offers: [coded, { ...coded, id: 'late' }] })).toEqual(['offers.1.code']);
    expect(pathsOf({ offers: [offer, { ...offer, id: 'late' }] })).toEqual([]);
  });

  describe('with rate plans that follow others', () => {
    const tenLess = { change: { kind: 'percent', basisPoints: -1_000 }, rules: 'own' };
    const derived = (id: string, parent: string, more: object = {}) => ({
      ...ratePlan,
      id,
      code: id,
      follows: { ratePlan: parent, ...tenLess },
      ...more,
    });
    const rooms = [room, { ...room, id: 'twin' }];

    test('takes changes up and down, per night and per person, rounded or not, up to three links', () => {
      const changes = [
        { change: { kind: 'percent', basisPoints: 500 }, roundTo: { minor: 500, direction: 'up' }, rules: 'parent' },
        { change: { kind: 'amount', minor: -1_500, per: 'night' }, rules: 'own' },
        { change: { kind: 'amount', minor: 1_800, per: 'person' }, rules: 'own' },
      ];
      const plans = changes.map((how, i) =>
        derived(`f${i}`, 'flexible', { follows: { ratePlan: 'flexible', ...how } }),
      );
      expect(faultsOf({ ratePlans: [...plans, ratePlan] })).toEqual([]);
      const chain = [derived('c', 'b'), derived('a', 'flexible'), derived('b', 'a')];
      expect(faultsOf({ ratePlans: [...chain, ratePlan] })).toEqual([]);
    });

    test.each([
      [{ change: { kind: 'percent', basisPoints: -10_000 } }, 'change.basisPoints'],
      [{ change: { kind: 'percent', basisPoints: 10_001 } }, 'change.basisPoints'],
      [{ change: { kind: 'percent', basisPoints: 1.5 } }, 'change.basisPoints'],
      [{ change: { kind: 'amount', minor: -100 } }, 'change.per'],
      [{ change: { kind: 'amount', minor: '100', per: 'night' } }, 'change.minor'],
      [{ change: { kind: 'share', minor: 100 } }, 'change.kind'],
      [{ roundTo: { minor: 0, direction: 'up' } }, 'roundTo.minor'],
      [{ roundTo: { minor: 100 } }, 'roundTo.direction'],
      [{ rules: 'both' }, 'rules'],
      [{ rules: undefined }, 'rules'],
    ])('names what is wrong with one: %#', (wrong, path) => {
      const follows = { ratePlan: 'flexible', ...tenLess, ...wrong };
      expect(pathsOf({ ratePlans: [ratePlan, derived('a', '', { follows })] })).toEqual([
        `ratePlans.1.follows.${path}`,
      ]);
    });

    test('names a rate plan that is not there', () => {
      expect(faultsOf({ ratePlans: [ratePlan, derived('a', 'gone')] })).toEqual([
        'ratePlans.1.follows.ratePlan: There is no rate plan "gone" in this document',
      ]);
    });

    test('refuses circles with their path, and says nothing of those that only lead into one', () => {
      expect(faultsOf({ ratePlans: [ratePlan, derived('a', 'a')] })).toEqual([
        'ratePlans.1.follows.ratePlan: A rate plan cannot follow itself: a → a',
      ]);
      const circle = [derived('a', 'b'), derived('b', 'c'), derived('c', 'a'), derived('d', 'a')];
      expect(faultsOf({ ratePlans: [ratePlan, ...circle] })).toEqual([
        'ratePlans.1.follows.ratePlan: A rate plan cannot follow itself: a → b → c → a',
        'ratePlans.2.follows.ratePlan: A rate plan cannot follow itself: b → c → a → b',
        'ratePlans.3.follows.ratePlan: A rate plan cannot follow itself: c → a → b → c',
      ]);
    });

    test('refuses chains of more than three links with their path', () => {
      const chain = [derived('a', 'b'), derived('b', 'c'), derived('c', 'd'), derived('d', 'flexible')];
      expect(faultsOf({ ratePlans: [ratePlan, ...chain] })).toEqual([
        'ratePlans.1.follows.ratePlan: A chain of rate plans has 3 links at most: a → b → c → d → flexible',
      ]);
    });

    test('refuses to sell a derived rate in rooms its parent is not sold in', () => {
      const parent = { ...ratePlan, rooms: ['double'] };
      const say = 'The room "twin" is not sold at "flexible", which this rate plan follows';
      expect(faultsOf({ rooms, ratePlans: [parent, derived('a', 'flexible')] })).toEqual([`ratePlans.1.rooms: ${say}`]);
      const both = derived('a', 'flexible', { rooms: ['double', 'twin'] });
      expect(faultsOf({ rooms, ratePlans: [parent, both] })).toEqual([`ratePlans.1.rooms.1: ${say}`]);
      const one = derived('a', 'flexible', { rooms: ['double'] });
      expect(faultsOf({ rooms, ratePlans: [parent, one] })).toEqual([]);
    });

    test('asks for prices that mean the same as the parent’s, and changes those of persons per person', () => {
      const perPerson = { ...ratePlan, pricesPer: 'person' };
      const perNight = { ratePlan: 'flexible', change: { kind: 'amount', minor: 100, per: 'night' }, rules: 'own' };
      expect(faultsOf({ ratePlans: [perPerson, derived('a', 'flexible')] })).toEqual([
        'ratePlans.1.pricesPer: Its prices must be per person, as at "flexible"',
      ]);
      expect(faultsOf({ ratePlans: [ratePlan, derived('a', 'flexible', { pricesPer: 'person' })] })).toEqual([
        'ratePlans.1.pricesPer: Its prices must be per room, as at "flexible"',
      ]);
      const same = derived('a', 'flexible', { pricesPer: 'person' });
      expect(faultsOf({ ratePlans: [perPerson, same] })).toEqual([]);
      expect(faultsOf({ ratePlans: [perPerson, { ...same, follows: perNight }] })).toEqual([
        'ratePlans.1.follows.change.per: Prices per person are changed per person, not per night',
      ]);
    });

    test('tells of them beside other faults', () => {
      const lost = findLostReferences({ ...document, ratePlans: [ratePlan, derived('a', 'a')], currency: 'XYZ' }, []);
      expect(lost.map(({ path }) => path.join('.'))).toEqual(['ratePlans.1.follows.ratePlan']);
      expect(findLostReferences({ ...document, ratePlans: [{ ...ratePlan, follows: 'BAR' }] }, [])).toEqual([]);
    });
  });

  test('is not changed by being read twice', () => {
    const once = PropertyDocument.parse(document);
    expect(PropertyDocument.parse(once)).toEqual(once);
    expect(PropertyDocument.parse(JSON.parse(JSON.stringify(once)))).toEqual(once);
  });
});

test('a product is named by room and rate plan, and the dot between them stands in neither', () => {
  expect(productIdOf('double-lake', 'flexible')).toBe('double-lake.flexible');
  expect(pathsOf({ rooms: [{ ...room, id: 'double.lake' }] })).toEqual(['rooms.0.id']);
});
