import type { GuestApp } from '@stayfront/contract/guest-app';

/** In place of the built pages: says which address it drew. */
export const drawnPages = (isKnown: (address: string) => boolean = () => true): GuestApp => ({
  findRedirect: () => null,
  renderPage: ({ url: address }) =>
    Promise.resolve({
      status: isKnown(address) ? 200 : 404,
      redirectTo: null,
      landing: { language: 'en', currency: 'EUR', mode: 'light', hotelId: undefined, asksConsent: false },
      isKnown: isKnown(address),
      language: 'en',
      words: [],
      direction: 'ltr',
      mode: 'light',
      bodyClass: '',
      title: '',
      icon: 'data:,',
      description: '',
      isPrivate: true,
      isReservation: false,
      shopOrigin: null,
      share: null,
      tags: null,
      returnsTo: null,
      isFramed: false,
      framedBy: [],
      themeCss: '',
      preloads: [],
      modules: [],
      html: `drawn ${address}`,
      boot: {},
    }),
  cookiesOf: () => [],
});
