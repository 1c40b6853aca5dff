import { describe, expect, test } from 'vitest';
import { productIdOf, PropertyDocument } from './property-document.ts';
import {
  texts,
  room,
  ratePlan,
  service,
  pack,
  promotion,
  offer,
  document,
  faultsOf,
  pathsOf,
} from '../testing/small-document.ts';

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
