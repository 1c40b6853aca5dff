import type { Hotel, StoredPicture } from './hotel.ts';
import type { StoredLook } from '../../platform/db/stored-values.ts';

/** The look the hotel came with: what its document says. */
export function factoryLookOf({ document: { theme }, pictures }: Pick<Hotel, 'document' | 'pictures'>): StoredLook {
  const { logo, background, ...rest } = theme;
  const sourceOf = (id: string | undefined): string | null => pictures.get(id ?? '')?.sourceHash ?? null;
  return { ...rest, logo: sourceOf(logo), background: sourceOf(background) };
}

/** How the hotel looks now. A picture that its document has lost since is none. */
export function lookOf(hotel: Hotel): StoredLook {
  const look = hotel.customization?.look;
  if (!look) return factoryLookOf(hotel);
  const kept = (source: string | null): string | null => findBySource(hotel, source)?.sourceHash ?? null;
  return { ...look, logo: kept(look.logo), background: kept(look.background) };
}

/** A picture of the hotel by its source: one of the document, or one that an operator has sent. */
export function findBySource(hotel: Hotel, source: string | null): StoredPicture | null {
  if (source === null) return null;
  for (const picture of hotel.pictures.values()) if (picture.sourceHash === source) return picture;
  return hotel.lookPictures.get(source) ?? null;
}
