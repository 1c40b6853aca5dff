import { fontFits, fontStack, textFits, type FontFamily } from './fonts.ts';

type FontSize = 'small' | 'medium' | 'large';

/** What a hotel chooses about its look. */
export interface ThemeChoice {
  brand: string;
  fontBody?: FontFamily;
  fontTitle?: FontFamily;
  fontButton?: FontFamily;
  sizeBody?: FontSize;
  sizeTitle?: FontSize;
  sizeButton?: FontSize;
}

export type ThemeProperties = Record<`--${string}`, string | number>;

const textSizes: Record<FontSize, number> = { small: 0.9375, medium: 1, large: 1.0625 };
const titleSizes: Record<FontSize, number> = { small: 0.875, medium: 1, large: 1.125 };

/** The custom properties that carry a hotel's choice: on :root for the page, on an element with data-theme for a part. */
export function themeProperties({
  brand,
  fontBody = 'Open Sans',
  fontTitle = 'Open Sans',
  fontButton = 'Open Sans',
  sizeBody = 'medium',
  sizeTitle = 'medium',
  sizeButton = 'medium',
}: ThemeChoice): ThemeProperties {
  return {
    '--brand': brand,
    '--font-body': fontStack(fontBody),
    '--font-title': fontStack(fontTitle),
    '--font-button': fontStack(fontButton),
    '--size-body': fit(textSizes[sizeBody], fontBody),
    '--size-title': titleSizes[sizeTitle],
    '--size-button': fit(textSizes[sizeButton], fontButton),
    ...fontFits[fontTitle],
  };
}

const fit = (size: number, family: FontFamily): number => Math.round(size * textFits[family] * 10_000) / 10_000;
