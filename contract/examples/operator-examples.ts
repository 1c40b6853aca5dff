import type { Examples } from './examples.ts';

const factory = {
  isDarkMode: false,
  colorBtnBg: '#3b6075',
  fontFamilyPrimary: 'Open Sans',
  fontFamilyBtn: 'Open Sans',
  fontFamilyTitle: 'Open Sans',
  fontSizePrimary: 'medium',
  fontSizeBtn: 'medium',
  fontSizeTitle: 'medium',
  logoUrl: null,
  bgUrl: null,
};
const customization = {
  ...factory,
  colorBtnBg: '#1f4d3cf2',
  fontFamilyTitle: 'Fraunces',
  fontSizeTitle: 'large',
  bgUrl: '/pictures/0123456789abcdef01234567-1920.webp',
};
const picture = {
  imageId: '0123456789abcdef01234567',
  alt: 'Hotel Seeblick',
  width: 2400,
  height: 1600,
  placeholder: 'data:image/webp;base64,UklGRgAA',
  src: '/pictures/0123456789abcdef01234567-1024.jpg',
  sources: [{ type: 'image/webp', srcSet: '/pictures/0123456789abcdef01234567-1920.webp 1920w' }],
};
const operator = { email: 'anna@hotel-seeblick.example', role: 'owner', expiresAt: '2027-05-02T21:30:00.000Z' };
const person = {
  personId: '8c1f0a3be2d94c57',
  email: 'ben@hotel-seeblick.example',
  role: 'front-desk',
  invitedAt: '2027-04-30T08:00:00.000Z',
  lastSeenAt: null,
};
const owner = {
  personId: '41d9a6c2e07b3f58',
  email: operator.email,
  role: 'owner',
  invitedAt: '2027-03-01T08:00:00.000Z',
  lastSeenAt: '2027-05-02T09:30:00.000Z',
  passkeys: 2,
  invitationEndsAt: null,
};
const session = {
  sessionId: 'n4bQgYhMfWWaL-qgxVrQFaO_TxsrC4Is0V1sFbDwCgg',
  device: 'Firefox, Windows',
  network: '203.0.113.7',
  begunAt: '2027-05-02T07:30:00.000Z',
  lastUsedAt: '2027-05-02T09:30:00.000Z',
  isThis: true,
};
const saved = {
  version: 4,
  customization,
  factory,
  isFactory: false,
  pictures: [{ url: customization.bgUrl, picture }],
  changedAt: '2027-05-02T09:30:00.000Z',
  changedBy: operator.email,
};

export const operatorExamples = {
  signInOperator: { body: { token: 'q3V0aGlzIGlzIG5vdCBhIHRva2VuLCBpdCBpcyBhbiBleGFtcGxl' }, answer: operator },
  getOperator: { answer: operator },
  signOutOperator: { answer: { isSignedOut: true } },
  listOperatorChanges: {
    answer: {
      changes: [
        {
          changeId: 17,
          happenedAt: '2027-05-02T09:30:00.000Z',
          who: operator.email,
          what: 'customization.saved',
          detail: { version: 4, changed: { colorBtnBg: ['#3b6075', '#1f4d3cf2'] } },
        },
      ],
      hasMore: false,
    },
  },
  requestSignInLink: { body: { email: operator.email, lang: 'en' }, answer: { isTaken: true } },
  listPeople: { answer: { people: [owner, { ...person, passkeys: 0, invitationEndsAt: '2027-05-03T08:00:00.000Z' }] } },
  inviteAgain: { params: { hotelId: 1001, personId: person.personId }, body: { lang: 'de' }, answer: person },
  invitePerson: { body: { email: person.email, role: person.role, lang: 'de' }, answer: person },
  changePerson: {
    params: { hotelId: 1001, personId: person.personId },
    body: { role: 'manager' },
    answer: { ...person, role: 'manager' },
  },
  removePerson: {
    params: { hotelId: 1001, personId: person.personId },
    answer: { personId: person.personId, isRemoved: true },
  },
  listSessions: {
    answer: { sessions: [session, { ...session, sessionId: 'bB7gLrPq', device: 'Safari, iPhone', isThis: false }] },
  },
  endOtherSessions: { answer: { ended: 1 } },
  endSession: {
    params: { hotelId: 1001, sessionId: session.sessionId },
    answer: { sessionId: session.sessionId, isEnded: true },
  },
  getConfigCustomization: { answer: saved },
  sendCustomizationData: { body: { version: 3, customization }, answer: saved },
  uploadImageKitFile: {
    params: { hotelId: 1001, id: 'bgUrl' },
    body: { file: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==' },
    answer: { id: 'bgUrl', url: customization.bgUrl, picture },
  },
  resetCustomization: {
    answer: { ...saved, version: 5, customization: factory, isFactory: true, pictures: [] },
  },
} satisfies Record<string, Examples>;
