import type { Picture } from '@stayfront/contract/hotel';
import { textIn, type Language } from '@stayfront/contract/property/texts';
import { findBySource } from '../customization/look-of.ts';
import type { Hotel, StoredPicture } from '../hotel/hotel.store.ts';
import { formats, sizes, variantName } from './variants.ts';

export const pictureRoot = '/pictures/';

/** A picture as a page lays it out: addresses of all variants, its measures, and the words for who cannot see it. */
export function describePicture(hotel: Hotel, pictureId: string | undefined, language: Language): Picture | null {
  const stored = pictureId === undefined ? undefined : hotel.pictures.get(pictureId);
  const entry = hotel.document.pictures.find((picture) => picture.id === pictureId);
  if (!stored || !entry) return null;
  return layOut(stored, entry.id, textIn(entry.alt, language, hotel.document.language));
}

/** A picture of the hotel's look by its source. One that an operator has sent has no words but the hotel's name. */
export function describeLookPicture(
  hotel: Hotel,
  source: string | null,
  language: Language = hotel.document.language,
): Picture | null {
  const stored = findBySource(hotel, source);
  if (!stored) return null;
  const { document } = hotel;
  return describePicture(hotel, stored.pictureId, language) ?? layOut(stored, stored.pictureId, document.name);
}

function layOut(stored: StoredPicture, imageId: string, alt: string): Picture {
  const address = (width: number, extension: string): string =>
    `${pictureRoot}${variantName(stored.sourceHash, width, extension)}`;
  return {
    imageId,
    alt,
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
