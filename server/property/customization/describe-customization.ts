import type { Customization, CustomizationState } from '@stayfront/contract/customization';
import type { Hotel } from '../hotel/hotel.ts';
import { describeLookPicture, pictureRoot } from '../picture/describe-picture.ts';
import { variantName } from '../picture/variants.ts';
import type { StoredLook } from '../../platform/db/stored-values.ts';
import { factoryLookOf, lookOf } from '../hotel/look-of.ts';

/** The hotel's look as its operator sees it. */
export function describeCustomization(hotel: Hotel): CustomizationState {
  const [look, factory] = [lookOf(hotel), factoryLookOf(hotel)];
  const sources = new Set([look.logo, look.background, factory.logo, factory.background]);
  return {
    version: hotel.customization?.version ?? 0,
    customization: written(look),
    factory: written(factory),
    isFactory: !hotel.customization?.look,
    pictures: [...sources].flatMap((source) => {
      const picture = describeLookPicture(hotel, source);
      return source !== null && picture ? [{ url: lookUrl(source), picture }] : [];
    }),
    changedAt: hotel.customization ? new Date(hotel.customization.changedAt).toISOString() : null,
    changedBy: hotel.customization?.changedBy ?? null,
  };
}

/** Where a picture of the look is found; in a format that keeps a logo's see-through ground. */
export const lookUrl = (source: string): string => `${pictureRoot}${variantName(source, 1024, 'webp')}`;

function written({ logo, background, ...look }: StoredLook): Customization {
  return { ...look, logoUrl: logo && lookUrl(logo), bgUrl: background && lookUrl(background) };
}
