import type { GuestRoom, HotelConfig, Picture } from '@stayfront/contract/hotel';
import type { SpokenLanguage } from '../app/i18n/language-names.ts';
import { wholeSizes } from '@stayfront/ui/parts/picture-sizes.ts';
import { gallerySizes } from '../features/offer/gallery-sizes.ts';
import { fontFiles } from '@stayfront/ui/theme/font-files.ts';
import { scriptFiles } from '@stayfront/ui/theme/script-files.ts';

type Preload = {
  readonly as: 'font' | 'image';
  readonly href: string;
  readonly srcset?: string;
  readonly sizes?: string;
  readonly type?: string;
};

type FirstView = {
  readonly config: HotelConfig | undefined;
  /** The hotel's picture fills the top of the page. */
  readonly hasHero: boolean;
  readonly isFramed: boolean;
  /** The room whose page it is. */
  readonly room: GuestRoom | null;
  readonly language: SpokenLanguage;
};

/** What the first view cannot be painted without: the fonts of its script and its largest picture. */
export function firstViewPreloads({ config, hasHero, isFramed, room, language }: FirstView): Preload[] {
  if (!config) return [];
  const { theme } = config;
  const families = new Set([theme.fontFamilyPrimary, theme.fontFamilyTitle, theme.fontFamilyBtn]);
  const script = scriptFiles[language];
  const fonts = script ? [script] : [...families].map((family) => fontFiles[family].latin);
  const { picture, sizes } = largestPicture();
  const [best] = picture?.sources ?? [];
  // How wide a frame will be is not known yet when its page begins, and a picture of the wrong size would come for nothing.
  const hero =
    best && !isFramed ? [{ as: 'image' as const, href: '', srcset: best.srcSet, sizes, type: best.type }] : [];

  /** Behind the hotel's name, or the first of a room. */
  function largestPicture(): { picture?: Picture | null; sizes: string } {
    if (hasHero) return { picture: theme.background, sizes: wholeSizes };
    return { picture: room?.images[0], sizes: gallerySizes };
  }
  return [...hero, ...fonts.map((href) => ({ as: 'font' as const, href, type: 'font/woff2' }))];
}
