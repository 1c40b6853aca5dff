import type { Picture } from '@stayfront/contract/hotel';
import { textIn, type Language } from '@stayfront/contract/property/texts';
import { findBySource } from '../hotel/look-of.ts';
import type { Hotel, StoredPicture } from '../hotel/hotel.ts';
import { formats, logoSize, sizes, variantName } from './variants.ts';

export const pictureRoot = '/pictures/';

/** A picture as a page lays it out: addresses of all variants, its measures, and the words for who cannot see it. */
export function describePicture(hotel: Hotel, pictureId: string | undefined, language: Language): Picture | null {
  const stored = pictureId === undefined ? undefined : hotel.pictures.get(pictureId);
  const entry = entryOf(hotel, pictureId);
  return stored && entry ? layOut(stored, textIn(entry.alt, language, hotel.document.language), sizes, entry) : null;
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
  const entry = entryOf(hotel, stored.pictureId);
  const alt = entry ? textIn(entry.alt, language, document.language) : document.name;
  return layOut(stored, alt, [logoSize, ...sizes], entry);
}

/** One that may stand in no document yet: nobody has said anything of it. */
export const describeSentPicture = (hotel: Hotel, stored: StoredPicture): Picture =>
  describePicture(hotel, stored.pictureId, hotel.document.language) ?? layOut(stored, '', sizes);

type Entry = Hotel['document']['pictures'][number];

const entryOf = ({ document }: Hotel, pictureId: string | undefined): Entry | undefined =>
  document.pictures.find((picture) => picture.id === pictureId);

function layOut(
  stored: StoredPicture,
  alt: string,
  drawn: readonly { readonly width: number }[],
  { focus }: Pick<Entry, 'focus'> = {},
): Picture {
  const address = (width: number, extension: string): string =>
    `${pictureRoot}${variantName(stored.sourceHash, width, extension, focus !== undefined)}`;
  return {
    imageId: stored.pictureId,
    alt,
    width: stored.width,
    height: stored.height,
    placeholder: stored.placeholder,
    ...(focus ? { focus } : {}),
    src: address(1024, 'jpg'),
    sources: formats.map(({ extension, type }) => ({
      type,
      srcSet: drawn.map(({ width }) => `${address(width, extension)} ${width}w`).join(', '),
    })),
  };
}
