import type { Page } from '@playwright/test';

/** The ways in which every page has to work. */
export type Dress = { readonly lang: 'en' | 'ar'; readonly theme: 'light' | 'dark'; readonly width: 390 | 1440 };

export const dresses: readonly Dress[] = (['en', 'ar'] as const).flatMap((lang) =>
  (['light', 'dark'] as const).flatMap((theme) => ([390, 1440] as const).map((width) => ({ lang, theme, width }))),
);

export const inWords = ({ lang, theme, width }: Dress): string =>
  `${width === 390 ? 'on a phone' : 'at a desk'}, ${lang === 'ar' ? 'in Arabic' : 'in English'}, ${theme}`;

export async function putOn(page: Page, { lang, theme, width }: Dress, baseURL: string): Promise<void> {
  await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
  await page.context().addCookies([
    { name: 'stayfront-language', value: lang, url: baseURL },
    { name: 'stayfront-mode', value: theme, url: baseURL },
  ]);
}
