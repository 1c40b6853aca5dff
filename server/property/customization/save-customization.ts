import type { Customization, CustomizationState } from '@stayfront/contract/customization';
import { refuse, type Problem, type Refusal } from '@stayfront/contract/problem';
import { checkContrast } from '@stayfront/rules/look/check-contrast';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Db } from '../../platform/db/open-database.ts';
import type { Hotel } from '../hotel/hotel.ts';
import type { Operator } from '../operator/operator.ts';
import { pictureRoot } from '../picture/describe-picture.ts';
import { readVariantName } from '../picture/variants.ts';
import type { StoredLook } from '../../platform/db/stored-values.ts';
import { writeLook } from './write-look.ts';
import { lookDifferences } from './look-differences.ts';
import { findBySource, lookOf } from '../hotel/look-of.ts';

type Fault = NonNullable<Problem['errors']>[number];

type Saved = {
  readonly hotel: Hotel;
  readonly operator: Operator;
  readonly input: { readonly version: number; readonly customization: Customization };
  readonly now: Instant;
};

/** Saves a look in place of the one that was looked at, and writes down what became different. */
export async function saveCustomization(
  db: Db,
  { hotel, operator, input, now }: Saved,
): Promise<
  | CustomizationState
  | Refusal<
      'customization.contrast' | 'customization.version' | 'hotel.unknown' | 'input.invalid' | 'too_many_requests'
    >
> {
  const look = lookFrom(hotel, input.customization);
  if ('refused' in look) return look;
  const detail = { changed: lookDifferences(lookOf(hotel), look) };
  const change = { what: 'customization.saved', version: input.version, look, detail } as const;
  return (await writeLook(db, { hotel, operator, now }, change)) ?? refuse('customization.version');
}

function lookFrom(
  hotel: Hotel,
  { logoUrl, bgUrl, ...rest }: Customization,
): StoredLook | Refusal<'customization.contrast' | 'input.invalid'> {
  const { colorBtnBg } = rest;
  const contrast = checkContrast(colorBtnBg);
  if (!contrast.isReadable) {
    const { worst, suggestion } = contrast;
    const told = `${worst.ratio.toFixed(2)}:1 where ${worst.needed}:1 is needed. Use ${suggestion}`;
    const fault: Fault = {
      field: 'customization.colorBtnBg',
      code: `contrast.${worst.place}`,
      message: told,
      suggestion,
    };
    return { refused: 'customization.contrast', errors: [fault] };
  }
  const logo = sourceIn(hotel, logoUrl);
  const background = sourceIn(hotel, bgUrl);
  const unknown = (field: string): Fault => ({
    field: `customization.${field}`,
    code: 'input.unknown',
    message: 'The hotel has no such picture. Send it first (uploadImageKitFile), or null for none',
  });
  const errors = [
    ...(logo === undefined ? [unknown('logoUrl')] : []),
    ...(background === undefined ? [unknown('bgUrl')] : []),
  ];
  if (logo === undefined || background === undefined) return { refused: 'input.invalid', errors };
  return { ...rest, colorBtnBg: colorBtnBg.toLowerCase(), logo, background };
}

/** The source of a picture that is the hotel's own; undefined where it has none at this address. */
function sourceIn(hotel: Hotel, url: string | null): string | null | undefined {
  if (url === null) return null;
  const source = readVariantName(url.slice(pictureRoot.length))?.sourceHash;
  return source !== undefined && findBySource(hotel, source) ? source : undefined;
}
