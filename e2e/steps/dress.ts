import type { Page } from '@playwright/test';

/** A way in which every page has to work. */
export type Dress = { readonly lang: 'en' | 'ar'; readonly theme: 'light' | 'dark'; readonly width: 390 | 1440 };

/** Every language in every light, every language on every width and every light on every width, in four instead of eight. */
export const dresses: readonly Dress[] = [
  { lang: 'en', theme: 'light', width: 390 },
  { lang: 'en', theme: 'dark', width: 1440 },
  { lang: 'ar', theme: 'light', width: 1440 },
  { lang: 'ar', theme: 'dark', width: 390 },
];

export const inWords = ({ lang, theme, width }: Dress): string =>
  `${width === 390 ? 'on a phone' : 'at a desk'}, ${lang === 'ar' ? 'in Arabic' : 'in English'}, ${theme}`;

export async function putOn(page: Page, { lang, theme, width }: Dress, baseURL: string): Promise<void> {
  await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
  await page.context().addCookies([
    { name: 'stayfront-language', value: lang, url: baseURL },
    { name: 'stayfront-mode', value: theme, url: baseURL },
  ]);
}
