import { getConfig, getDescriptiveInfo } from '@stayfront/contract/hotel';
import type { GuestApp } from '@stayfront/contract/guest-app';
import { getRoomsAvailabilities } from '@stayfront/contract/offer';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import { drawnPages } from './drawn-pages.ts';

/** In place of the built pages: a page is what the server answers to its questions, for /7001?checkIn=…&checkOut=… */
export const answerPages = (onDraw: (url: string) => void = () => {}): GuestApp => ({
  ...drawnPages(),
  async renderPage(request) {
    onDraw(request.url);
    const { pathname, searchParams } = new URL(request.url, request.origin);
    const hotelId = Number(pathname.split('/')[1]);
    const params = { hotelId };
    const lang = request.cookies['stayfront-language'] === 'de' ? 'de' : 'en';
    const [page, config, info] = await Promise.all([
      drawnPages().renderPage(request),
      request.transport(getConfig, { params, query: {}, body: undefined }),
      request.transport(getDescriptiveInfo, { params, query: { lang }, body: undefined }),
    ]);
    const stay = {
      checkIn: stayDate(searchParams.get('checkIn') ?? ''),
      checkOut: stayDate(searchParams.get('checkOut') ?? ''),
    };
    const query = { ...stay, nbAdults: 2, lang } as const;
    const { validUntil: _, ...offers } = config.isInMaintenance
      ? { validUntil: '' }
      : await request.transport(getRoomsAvailabilities, { params, query, body: undefined });
    const session = request.cookies[`stayfront-session-${hotelId}`] ?? null;
    return {
      ...page,
      isPrivate: false,
      landing: { ...page.landing, hotelId },
      html: `<style>a{color:${config.theme.colorBtnBg}}</style>`,
      boot: { lang, session, config, info, offers },
    };
  },
  cookiesOf: ({ cookies }) =>
    cookies['met'] === undefined ? [{ name: 'met', value: crypto.randomUUID(), days: 1 }] : [],
});

/** What such a page was drawn from. */
export function answersIn(html: string): {
  lang: string;
  session: string | null;
  offers: { availabilities?: { products: { reference: string }[] }[] };
} {
  const [, boot = 'null'] = /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html) ?? [];
  return JSON.parse(boot) as never;
}
