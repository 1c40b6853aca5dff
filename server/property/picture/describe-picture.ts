import type { Picture } from '@stayfront/contract/hotel';
import { textIn, type Language } from '@stayfront/contract/property/texts';
import { findBySource } from '../hotel/look-of.ts';
import type { Hotel, StoredPicture } from '../hotel/hotel.ts';
import { formats, logoSize, sizes, variantName } from './variants.ts';

export const pictureRoot = '/pictures/';

/** A picture as a page lays it out: addresses of all variants, its measures, and the words for who cannot see it. */
export function describePicture(hotel: Hotel, pictureId: string | undefined, language: Language): Picture | null {
  const stored = pictureId === undefined ? undefined : hotel.pictures.get(pictureId);
  const alt = wordsFor(hotel, pictureId, language);
  return stored && alt !== null ? layOut(stored, alt, sizes) : null;
}

/** A picture of the hotel's look by its source. One that an operator has sent has no words but the hotel's name. */
export function describeLookPicture(
  hotel: Hotel,
  source: string | null,
  language: Language = hotel.document.language,
): Picture | null {
  const stored = findBySource(hotel, source);
  if (!stored) return null;
  return layOut(stored, wordsFor(hotel, stored.pictureId, language) ?? hotel.document.name, [logoSize, ...sizes]);
}

function wordsFor({ document }: Hotel, pictureId: string | undefined, language: Language): string | null {
  const entry = document.pictures.find((picture) => picture.id === pictureId);
  return entry ? textIn(entry.alt, language, document.language) : null;
}

function layOut(stored: StoredPicture, alt: string, drawn: readonly { readonly width: number }[]): Picture {
  const address = (width: number, extension: string): string =>
    `${pictureRoot}${variantName(stored.sourceHash, width, extension)}`;
  return {
    imageId: stored.pictureId,
    alt,
    width: stored.width,
    height: stored.height,
    placeholder: stored.placeholder,
    src: address(1024, 'jpg'),
    sources: formats.map(({ extension, type }) => ({
      type,
      srcSet: drawn.map(({ width }) => `${address(width, extension)} ${width}w`).join(', '),
    })),
  };
}
