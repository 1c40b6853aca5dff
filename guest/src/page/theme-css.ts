import type { HotelConfig } from '@stayfront/contract/hotel';
import { solidColour } from '@stayfront/rules/look/colour';
import { fontFaces } from '../theme/font-faces.ts';
import { themeProperties } from '../theme/theme-properties.ts';

/**
 * The hotel's own look: the faces of the fonts it chose, and custom properties from which everything else follows. All
 * values come from closed lists.
 */
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
  const faces = fontFaces([theme.fontFamilyPrimary, theme.fontFamilyTitle, theme.fontFamilyBtn]);
  return `${faces}:root{${Object.entries(properties)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;
}
