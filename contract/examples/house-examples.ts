import { exampleDocument } from './example-document.ts';
import type { Examples } from './examples.ts';

const params = { hotelId: 1003 };
const version = {
  version: 12,
  at: '2027-05-03T14:10:00.000Z',
  by: 'mara@riverhouse.example',
  how: 'published',
  putBack: null,
  fields: 4,
} as const;
const put = {
  version: 13,
  at: '2027-05-04T03:00:00.000Z',
  by: 'Our PMS',
  how: 'put',
  putBack: null,
  fields: 1,
} as const;
const next = { ...version, version: 14, at: '2027-05-04T09:30:00.000Z', fields: 2 };
const words = {
  path: 'rooms/weir/description/en',
  before: 'A window over the water.',
  after: 'Wake to the weir: a tall window over the water, and a deep armchair at it.',
};
const name = { path: 'ratePlans/flexible/name/en', before: 'Flexible', after: 'Flexible, with breakfast' };
const mara = { by: 'mara@riverhouse.example', at: '2027-05-04T09:21:00.000Z' };
const draft = {
  version: 13,
  number: 31,
  fields: [
    { ...words, ...mara, number: 31, conflict: null },
    {
      ...name,
      by: 'beat@riverhouse.example',
      at: '2027-05-03T16:40:00.000Z',
      number: 28,
      conflict: { theirs: 'Flexible rate', version: 13, by: put.by, at: put.at, canKeepMine: true },
    },
  ],
  paths: [words.path, name.path],
  faults: [
    {
      path: 'rooms/weir/size',
      code: 'input.too_small',
      message: 'Use a number that is 1 or more',
      params: { minimum: 1, origin: 'number' },
    },
  ],
  translations: [
    { path: 'tagline', language: 'fr', text: 'Des chambres sur l’eau', from: 'en', original: 'Rooms on the water' },
  ],
};
const settled = {
  ...draft,
  number: 32,
  fields: [draft.fields[0], { ...name, before: 'Flexible rate', ...mara, number: 32, conflict: null }],
  faults: [],
};
const picture = {
  pictureId: 'weir',
  file: 'pictures/weir.jpg',
  width: 2400,
  height: 1600,
  picture: {
    imageId: 'weir',
    alt: 'A bed by the window',
    width: 2400,
    height: 1600,
    placeholder: 'data:image/webp;base64,UklGRg==',
    focus: { x: 64, y: 42 },
    src: '/pictures/0123456789abcdef01234567-1024.jpg',
    sources: [{ type: 'image/avif', srcSet: '/pictures/0123456789abcdef01234567-640.avif 640w' }],
  },
  uses: ['rooms/weir/pictures'],
  isListed: true,
};

export const houseExamples = {
  getHouse: { params, answer: { version: put, document: exampleDocument, draft, canTranslate: false } },
  getHouseDraft: {
    params,
    query: { since: 30 },
    answer: { ...draft, fields: draft.fields.slice(0, 1) },
  },
  changeHouse: {
    params,
    body: {
      since: 30,
      changes: [words, { path: 'tagline/en', before: 'Rooms above the weir', after: 'Above the weir' }],
    },
    answer: {
      draft: { ...draft, fields: draft.fields.slice(0, 1) },
      conflicts: [
        {
          path: 'tagline/en',
          theirs: 'Twelve rooms above the weir',
          mine: 'Above the weir',
          by: 'beat@riverhouse.example',
          at: '2027-05-04T09:20:00.000Z',
        },
      ],
    },
  },
  discardHouse: {
    params,
    body: { number: 31, paths: [words.path] },
    answer: {
      draft: { ...draft, number: 32, fields: draft.fields.slice(1), paths: [name.path] },
      discarded: [words],
    },
  },
  settleHouse: {
    params,
    body: { choices: [{ path: name.path, keep: 'mine', theirs: 'Flexible rate' }] },
    answer: settled,
  },
  publishHouse: { params, body: { number: 32 }, answer: { version: next, left: 0 } },
  listHouseVersions: {
    params,
    query: { limit: 50 },
    answer: {
      versions: [put, version, { ...version, version: 1, by: null, how: 'kept', fields: null }],
      hasMore: false,
    },
  },
  compareHouse: {
    params,
    query: { from: '12', to: 'draft' },
    answer: { from: '12', to: 'draft', changes: [words, { ...name, before: 'Flexible' }] },
  },
  putBackHouse: {
    params: { ...params, version: 12 },
    body: { published: 14 },
    answer: { version: { ...next, version: 15, how: 'put-back', putBack: 12 }, left: 0 },
  },
  exportHouse: { params, query: { of: 'published' }, answer: '{ "format": "stayfront/property@1", … }' },
  importHouse: {
    params,
    body: { number: 31, document: exampleDocument },
    answer: { draft: { ...draft, number: 32, fields: [], paths: [], faults: [] }, discarded: [words, name] },
  },
  listHousePictures: { params, answer: { pictures: [picture] } },
  sendHousePicture: {
    params,
    body: {
      name: 'Weir at dawn.png',
      file: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    },
    answer: { ...picture, pictureId: 'weir-at-dawn', file: 'pictures/weir-at-dawn.png', uses: [], isListed: false },
  },
  removeHousePicture: { params: { ...params, pictureId: 'mill' }, answer: { pictureId: 'mill' } },
  listMissingTexts: {
    params,
    answer: {
      original: 'en',
      texts: 9,
      languages: [
        { language: 'en', missing: [], old: [] },
        { language: 'fr', missing: ['rooms/weir/description', 'ratePlans/flexible/description'], old: ['tagline'] },
      ],
    },
  },
  translateHouse: {
    params,
    body: { to: 'fr', paths: ['rooms/weir/description'] },
    answer: {
      texts: [
        {
          path: 'rooms/weir/description',
          from: 'en',
          original: 'A window over the water.',
          proposed: 'Une fenêtre sur l’eau.',
        },
      ],
    },
  },
  confirmHouseTexts: {
    params,
    body: {
      texts: [{ path: 'tagline', language: 'fr', text: 'Des chambres sur l’eau', original: 'Rooms above the weir' }],
      fits: true,
    },
    answer: {
      ...draft,
      fields: [],
      translations: [
        ...draft.translations,
        {
          path: 'tagline',
          language: 'fr',
          text: 'Des chambres sur l’eau',
          from: 'en',
          original: 'Rooms above the weir',
        },
      ],
    },
  },
  getHouseAddresses: {
    params,
    answer: {
      bookingUrl: 'https://book.example.com/1003',
      ownMail: 'no-reply@book.example.com',
      mailServer: 'smtp.postmarkapp.com',
    },
  },
  listHouseHints: {
    params,
    answer: {
      hints: [
        { code: 'few-room-pictures', weight: 'better', path: 'rooms/weir/pictures', detail: { has: 1, wants: 3 } },
        { code: 'no-terms', weight: 'better', path: 'legal/generalTerms', detail: {} },
      ],
    },
  },
  describeHousePolicy: {
    params,
    body: {
      policy: { id: 'three-days', freeUntil: { daysBefore: 3, hour: 18 }, fee: { kind: 'nights', nights: 1 } },
      arrival: '2027-06-11',
      nightPrices: [18_000, 18_000],
      currency: 'GBP',
      lang: 'en',
    },
    answer: {
      steps: [
        {
          until: '2027-06-08T17:00:00.000Z',
          text: 'Free cancellation until 8 June 2027, 18:00 (time at the hotel).',
        },
        {
          until: null,
          text: 'Cancelling later costs the price of the first night. For this stay that is £180.00.',
        },
      ],
      noShow: null,
      note: null,
    },
  },
  listHouseWords: {
    params,
    query: { lang: 'en' },
    answer: {
      amenities: [
        { code: 28, name: 'Desk' },
        { code: 50, name: 'Hairdryer' },
        { code: 123, name: 'Wireless internet' },
      ],
      facilities: [
        { facility: 'parking', name: 'Parking' },
        { facility: 'sauna', name: 'Sauna' },
      ],
      countries: [
        { code: 'CH', name: 'Switzerland' },
        { code: 'GB', name: 'United Kingdom' },
      ],
      timeZones: ['Europe/London', 'Europe/Zurich'],
    },
  },
} satisfies Record<string, Examples>;
