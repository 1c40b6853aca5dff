import type { HotelConfig } from '@stayfront/contract/hotel';
import { readColour, solidColour, writeColour } from '@stayfront/rules/look/colour';
import { oklabOf, rgbOf, type Oklab } from '@stayfront/rules/look/oklab';
import { shadesOf } from '@stayfront/rules/look/shades-of';
import { fontFaces } from '@stayfront/ui/theme/font-faces.ts';
import { themeProperties, type ThemeProperties } from '@stayfront/ui/theme/theme-properties.ts';

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
  return `${faces}:root{${listed(properties)}}${plainShades(properties['--brand'] as string)}`;
}

/** For browsers that cannot work a colour out of another (Chrome before 119): the same shades, worked out here. */
function plainShades(brand: string): string {
  const { light, dark } = shadesOf(oklabOf(readColour(brand)));
  const properties = ({ accent, fill, ink, edge }: typeof light): string =>
    listed({
      '--accent': hex(accent),
      '--fill': hex(fill),
      '--fill-ink': hex(ink),
      '--fill-edge': hex(edge),
      '--fill-away': hex([1 - ink[0], 0, 0]),
    });
  const night = `@media screen{[data-mode=dark]{${properties(dark)}}}`;
  return `@supports not (color:oklch(from red l c h)){:root{${properties(light)}}${night}}`;
}

const hex = (colour: Oklab): string => writeColour(rgbOf(colour));

const listed = (properties: ThemeProperties): string =>
  Object.entries(properties)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
