import type { HotelConfig } from '@stayfront/contract/hotel';
import type { SpokenLanguage } from '../i18n/languages.ts';
import type { ScreenEntry } from './screen-table.ts';
import { fontFiles } from '../theme/font-files.ts';

type Preload = {
  readonly as: 'font' | 'image';
  readonly href: string;
  readonly srcset?: string;
  readonly type?: string;
};

/** What the first view cannot be painted without: the fonts of its script and the picture behind the hotel's name. */
export function firstViewPreloads(
  config: HotelConfig | undefined,
  route: ScreenEntry | null,
  language: SpokenLanguage,
): Preload[] {
  if (!config) return [];
  const { theme } = config;
  const families = new Set([theme.fontFamilyPrimary, theme.fontFamilyTitle]);
  const fonts = language === 'ar' ? [fontFiles['Noto Sans Arabic']] : [...families].map((family) => fontFiles[family]);
  const [best] = theme.background?.sources ?? [];
  const hero =
    best && route?.path === '' ? [{ as: 'image' as const, href: '', srcset: best.srcSet, type: best.type }] : [];
  return [...hero, ...fonts.map((href) => ({ as: 'font' as const, href, type: 'font/woff2' }))];
}
