import type { Customization, CustomizationState } from '@stayfront/contract/customization';
import { refuse, type Problem, type Refusal } from '@stayfront/contract/problem';
import { lookLimits } from '@stayfront/rules/booking/letter-limits';
import { checkContrast } from '@stayfront/rules/look/check-contrast';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { loadHotel } from '../hotel/load-hotel.ts';
import type { Hotel } from '../hotel/hotel.ts';
import type { Operator } from '../operator/operator.ts';
import { noteOperator } from '../operator/note-operator.ts';
import { pictureRoot } from '../picture/describe-picture.ts';
import { readVariantName } from '../picture/variants.ts';
import { countAsk } from '../../platform/limit/count-ask.ts';
import { saveLook } from './customization.store.ts';
import type { StoredLook } from '../../platform/db/stored-values.ts';
import { describeCustomization } from './describe-customization.ts';
import { findBySource, lookOf } from '../hotel/look-of.ts';

type Fault = NonNullable<Problem['errors']>[number];

type Saved = {
  readonly hotel: Hotel;
  readonly operator: Operator;
  /** Null leads back to the look of the document. */
  readonly wish: { readonly version: number; readonly customization: Customization } | null;
  readonly now: Instant;
};

/** Saves a look, or goes back to that of the document, and writes down who did it and what became different. */
export async function saveCustomization(
  db: Db,
  { hotel, operator, wish, now }: Saved,
): Promise<CustomizationState | Refusal> {
  const { hotelId } = hotel;
  const look = wish && lookFrom(hotel, wish.customization);
  if (look && 'refused' in look) return look;
  const saved = await inHotel(db, hotelId, async (tx): Promise<Refusal | null> => {
    const tooOften = await countAsk(tx, hotelId, { 'look-operator': operator.operatorId }, lookLimits, now);
    if (tooOften) return tooOften;
    const version = await saveLook(tx, hotelId, { version: wish?.version ?? null, look, who: operator.email, now });
    if (version === null) return refuse('customization.version');
    const what = look ? 'customization.saved' : 'customization.reset';
    const detail = look ? { version, changed: differences(lookOf(hotel), look) } : { version };
    await noteOperator(tx, hotelId, { happenedAt: now, who: operator.email, what, detail });
    return null;
  });
  if (saved) return saved;
  const fresh = await loadHotel(db, hotelId);
  return fresh ? describeCustomization(fresh) : refuse('hotel.unknown');
}

function lookFrom(hotel: Hotel, { logoUrl, bgUrl, ...rest }: Customization): StoredLook | Refusal {
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

/** What became different, as before and after. */
function differences(before: StoredLook, after: StoredLook): Record<string, unknown[]> {
  const names = Object.keys(after) as (keyof StoredLook)[];
  return Object.fromEntries(
    names.filter((name) => before[name] !== after[name]).map((name) => [name, [before[name], after[name]]]),
  );
}
