import type { Picture } from '@stayfront/contract/hotel';
import { textIn, type Language } from '@stayfront/contract/property/texts';
import type { Hotel } from '../hotel/hotel.store.ts';
import { formats, sizes, variantName } from './variants.ts';

export const pictureRoot = '/pictures/';

/** A picture as a page lays it out: addresses of all variants, its measures, and the words for who cannot see it. */
export function describePicture(hotel: Hotel, pictureId: string | undefined, language: Language): Picture | null {
  const stored = pictureId === undefined ? undefined : hotel.pictures.get(pictureId);
  const entry = hotel.document.pictures.find((picture) => picture.id === pictureId);
  if (!stored || !entry) return null;
  const address = (width: number, extension: string): string =>
    `${pictureRoot}${variantName(stored.sourceHash, width, extension)}`;
  return {
    imageId: entry.id,
    alt: textIn(entry.alt, language, hotel.document.language),
    width: stored.width,
    height: stored.height,
    placeholder: stored.placeholder,
    src: address(1024, 'jpg'),
    sources: formats.map(({ extension, type }) => ({
      type,
      srcSet: sizes.map(({ width }) => `${address(width, extension)} ${width}w`).join(', '),
    })),
  };
}
