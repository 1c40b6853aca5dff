import type { DescriptiveInfo, GuestRoom, HotelConfig, Picture } from '@stayfront/contract/hotel';
import type { Availabilities } from '@stayfront/contract/offer';
import type { HotelPackage } from '@stayfront/contract/package';
import { spokenLanguages, type SpokenLanguage } from '../../app/i18n/language-names.ts';
import type { Screen } from '../../app/page/screen.ts';
import { describeHotel, describeRoom } from './describe-place.ts';

/** What search engines, and people who send the link to somebody, are told about a public page. */
export type Share = {
  /** The one address of this page in this language, whatever dates, sessions and channels came with it. */
  readonly canonical: string;
  readonly alternates: readonly { readonly language: string; readonly href: string }[];
  readonly siteName: string;
  /** Of what the page shows; null where the page's own title and the hotel's line say it all. */
  readonly title: string | null;
  readonly description: string | null;
  readonly picture: (Pick<Picture, 'alt' | 'width' | 'height'> & { readonly href: string }) | null;
  /** schema.org */
  readonly structured: object | null;
};

type Shared = {
  readonly origin: string;
  readonly pathname: string;
  /** As the address says it; null where it leaves the choice to the guest's browser. */
  readonly queryLanguage: string | null;
  readonly language: SpokenLanguage;
  readonly config: HotelConfig;
  readonly info: DescriptiveInfo;
  readonly route: Screen;
  /** The room whose page it is. */
  readonly room: GuestRoom | null;
  /** Of the offer whose page it is. */
  readonly offer: Offered | null;
  /** For the dates in the address; null where it has none. */
  readonly offers: Availabilities | null;
};

/** What the page of a package is about. */
type Offered = Pick<HotelPackage, 'name' | 'description' | 'publicPackage' | 'images'>;

export function sharePage(shared: Shared): Share {
  const { origin, pathname, queryLanguage, language, config, info, route, room, offer, offers } = shared;
  // A rate has its own address only while a guest is choosing: to the world it is the page of its room.
  const path = room ? `/${config.hotelId}/room/${room.id}` : pathname.replace(/\/$/, '');
  const place = { origin, language, config, info, offers };
  return {
    ...addressesOf(origin, path, queryLanguage === null ? null : language),
    siteName: info.hotelName,
    title: room || offer ? `${room?.roomTypeName ?? offer?.name} · ${info.hotelName}` : null,
    description: room || offer ? firstSentences(room?.description ?? offer?.description ?? '') : null,
    picture: pictureFor(origin, room?.images[0] ?? offer?.images[0] ?? config.theme.background),
    structured: room ? describeRoom(place, room) : route.path === '' ? describeHotel(place) : null,
  };
}

/** An address without a language is one of its own: it speaks as the browser wishes. */
export function addressesOf(
  origin: string,
  path: string,
  language: SpokenLanguage | null,
): Pick<Share, 'canonical' | 'alternates'> {
  const here = new URL(path, origin).href;
  return {
    canonical: language === null ? here : `${here}?lang=${language}`,
    alternates: [
      ...Object.keys(spokenLanguages).map((code) => ({ language: code, href: `${here}?lang=${code}` })),
      { language: 'x-default', href: here },
    ],
  };
}

/** As much as a search engine shows, ending with a sentence or a word. */
export function firstSentences(text: string): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  const end = cut.lastIndexOf('. ');
  return end > most / 3 ? cut.slice(0, end + 1) : `${cut.slice(0, cut.lastIndexOf(' '))} …`;
}
const most = 160;

/** Links are drawn with the picture that every program can show. */
export const pictureFor = (origin: string, picture: Picture | null | undefined): Share['picture'] =>
  picture
    ? { href: new URL(picture.src, origin).href, alt: picture.alt, width: picture.width, height: picture.height }
    : null;
