import type { HotelConfig } from '@stayfront/contract/hotel';
import { solidColour } from '@stayfront/rules/look/colour';
import { themeProperties } from '../theme/theme-properties.ts';

/** The hotel's own look as custom properties; everything else follows from them. All values come from closed lists. */
export function themeCss(theme: HotelConfig['theme']): string {
  const properties = themeProperties({
    brand: solidColour(theme.colorBtnBg),
    fontBody: theme.fontFamilyPrimary,
    fontTitle: theme.fontFamilyTitle,
    fontButton: theme.fontFamilyBtn,
    sizeBody: theme.fontSizePrimary,
    sizeTitle: theme.fontSizeTitle,
    sizeButton: theme.fontSizeBtn,
  });
  return `:root{${Object.entries(properties)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;
}
