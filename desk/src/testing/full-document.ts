import { exampleDocument } from '@stayfront/contract/examples/example-document';

const saturdays = { sun: false, mon: false, tue: false, weds: false, thur: false, fri: false, sat: true };
const nobody = { minAdvanceDays: null, maxAdvanceDays: null, minNights: null, maxNights: null, arrivalWeekdays: null };
const prices = { byAdults: [30_000, null, 44_000], extraAdult: 9000, child: 3000, infant: 0 };
const bands = [
  { fromAge: 0, toAge: 4, minor: 0 },
  { fromAge: 4, toAge: 12, minor: 3000 },
  { fromAge: 12, toAge: 17, basisPoints: 5000 },
  { fromAge: 17, toAge: 18, isRefused: true as const },
];
const winter = { from: '2027-12-20', to: '2028-01-06' };
const seasons = [{ ...winter, ...prices, bands }];
const text = (en: string) => ({ en });
const summer = { from: '2027-06-01', to: '2027-08-31' };
const [flexible] = exampleDocument.ratePlans;

const rate = (id: string) => ({ ...flexible, id, code: id.toUpperCase(), name: text(id), isBestAvailableRate: false });
const roundTo = { minor: 100, direction: 'nearest' };

/** The example's house with everything that a document can say, in each of its ways. */
export const fullDocument = {
  ...exampleDocument,
  website: 'https://www.riverhouse.example',
  company: { name: 'Riverhouse Ltd' },
  house: {
    facilities: ['wifi'],
    parking: text('Behind the house'),
    distances: [{ place: text('Station'), metres: 900, minutes: 12 }],
    location: { latitude: 51.38, longitude: -2.36 },
    whyDirect: [text('A late check-out')],
  },
  pictures: exampleDocument.pictures.map((picture) => ({ ...picture, focus: { x: 60, y: 40 } })),
  rooms: exampleDocument.rooms.map((room) => ({ ...room, occupancy: { standardPersons: 2 }, numbers: ['1'] })),
  cancellationPolicies: [
    ...exampleDocument.cancellationPolicies,
    {
      id: 'every-fee',
      freeUntil: { daysBefore: 9, hour: 18 },
      fee: { kind: 'fixed', minor: 5000 },
      steps: [
        { after: { daysBefore: 7, hour: 18 }, fee: { kind: 'fixed', minor: 9000 } },
        { after: { daysBefore: 3, hour: 18 }, fee: { kind: 'percent', basisPoints: 5000 } },
        { after: { daysBefore: 2, hour: 18 }, fee: { kind: 'nights', nights: 3 } },
      ],
      noShow: { kind: 'fixed', minor: 20_000 },
    },
    {
      id: 'nights-for-no-show',
      freeUntil: null,
      fee: { kind: 'nights', nights: 1 },
      noShow: { kind: 'nights', nights: 2 },
    },
  ],
  ratePlans: [
    {
      ...flexible,
      services: ['breakfast'],
      meal: 'breakfast',
      rooms: ['weir'],
      pricesPer: 'room',
      floor: { minor: 9000 },
      ceiling: { minor: 90_000 },
      conditions: {
        minAdvanceDays: 1,
        maxAdvanceDays: 300,
        minNights: 1,
        maxNights: 21,
        arrivalWeekdays: [5, 6],
        maxAdults: 3,
        minChildren: 0,
        maxChildren: 2,
        childFromAge: 3,
        childToAge: 14,
      },
    },
    {
      ...rate('advance'),
      follows: { ratePlan: 'flexible', change: { kind: 'percent', basisPoints: -1200 }, roundTo, rules: 'own' },
      guarantee: 'PrePay',
      deposit: { amount: { kind: 'percent', basisPoints: 3000 }, rest: { kind: 'before', days: 14 }, ifUnpaid: 'keep' },
    },
    {
      ...rate('half-board'),
      follows: { ratePlan: 'flexible', change: { kind: 'amount', minor: 5800, per: 'person' }, rules: 'parent' },
      guarantee: 'PrePay',
      deposit: { amount: { kind: 'nights', nights: 1 }, rest: { kind: 'at-hotel' } },
    },
    {
      ...rate('weekly'),
      guarantee: 'PrePay',
      deposit: { amount: { kind: 'fixed', minor: 10_000 }, rest: { kind: 'at-hotel' } },
    },
  ],
  services: [
    {
      id: 'breakfast',
      name: text('Breakfast'),
      description: text('From seven to eleven'),
      pricingType: 'Per person per night',
      priceMinor: 2000,
      discountMinor: 200,
      childMinor: 1000,
      infantMinor: 0,
      mealPlanCode: 19,
      seasons: [{ ...summer, priceMinor: 2400, childMinor: 1200, infantMinor: 0 }],
      isPartOfPrice: true,
      weekdays: [0, 6],
      rooms: ['weir'],
      vatBasisPoints: 1000,
      picture: 'weir',
      maxQuantity: 1,
    },
    {
      id: 'boat',
      name: text('Boat'),
      description: text('An hour'),
      pricingType: 'Per use',
      priceMinor: 1500,
      seasons: [{ ...summer, priceMinor: 1500 }],
      isOnlyInSeasons: true,
    },
  ],
  packages: [
    {
      id: 'weekend',
      name: text('Weekend'),
      description: text('Two nights from Friday'),
      pictures: ['weir'],
      ratePlan: 'flexible',
      isPublic: true,
      isAmongResults: false,
      price: {
        kind: 'stay',
        nights: 2,
        ...prices,
        bands,
        seasons,
        rooms: { weir: { ...prices, bands, seasons } },
        extraNight: 'none',
      },
      stock: { perNight: 3, perArrivalDay: 2 },
      includes: ['breakfast'],
      conditions: { ...nobody, periods: [winter], openPeriods: [summer], minAdults: 2, maxChildren: 1 },
    },
    {
      id: 'on-the-boat',
      name: text('On the boat'),
      description: text('With an hour on the river'),
      pictures: ['weir'],
      ratePlan: 'advance',
      isPublic: false,
      isAmongResults: false,
      price: { kind: 'on-top', per: 'person', minor: 1500, childMinor: 700, infantMinor: 0 },
      conditions: { ...nobody, periods: [], isAdultsOnly: false },
    },
  ],
  promotions: [
    { code: 'TEN', name: text('Ten'), discount: { kind: 'percent', basisPoints: 1000 }, group: 'codes' },
    { code: 'TWENTY', name: text('Twenty'), discount: { kind: 'amount', minor: 2000 } },
    { code: 'THIRD', name: text('Third'), discount: { kind: 'free-night', everyNights: 3 } },
  ],
  offers: [
    {
      id: 'early',
      name: text('Early'),
      discount: { kind: 'percent', basisPoints: 1000 },
      conditions: { minDaysBefore: 60 },
    },
    { id: 'off', name: text('Off'), discount: { kind: 'amount', minor: 2000, per: 'night' } },
    {
      id: 'seven',
      name: text('Seven'),
      discount: { kind: 'free-nights', nights: 7, free: 1, which: 'last', repeats: true },
    },
    {
      id: 'families',
      name: text('Families'),
      discount: { kind: 'child', toAge: 6, positions: { from: 1, to: 2 }, basisPoints: 10_000 },
    },
  ],
  taxes: [
    ...exampleDocument.taxes,
    {
      id: 'by-head',
      kind: 'local',
      name: text('City tax'),
      basis: { kind: 'per-person-per-night', adultMinor: 250, childMinor: 100, infantMinor: 0 },
      maxNights: 7,
      season: { from: '04-01', to: '10-31' },
    },
    {
      id: 'by-head-once',
      kind: 'local',
      name: text('Welcome'),
      basis: { kind: 'per-person', adultMinor: 250, childMinor: 100, infantMinor: 0 },
    },
    { id: 'by-night', kind: 'local', name: text('Room tax'), basis: { kind: 'per-night', minor: 300 } },
    { id: 'by-stay', kind: 'local', name: text('Stay tax'), basis: { kind: 'per-stay', minor: 300 } },
    { id: 'by-share', kind: 'local', name: text('Local tax'), basis: { kind: 'percent', basisPoints: 500 } },
  ],
  weekdayRules: [
    {
      kind: 'StayDateRestriction',
      startDate: '2027-07-01',
      endDate: '2027-08-31',
      ...saturdays,
      rooms: ['weir'],
    },
  ],
  seasons: [{ name: 'Summer', ...summer }],
  config: { paymentSolutionsProvider: 'STRIPE', embedOrigins: ['https://www.riverhouse.example'] },
};
