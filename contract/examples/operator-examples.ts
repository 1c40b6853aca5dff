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
const operator = { email: 'anna@hotel-seeblick.example', role: 'editor', expiresAt: '2027-05-02T21:30:00.000Z' };
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
