import type { CurrencyCode } from '../../currency/currencies.ts';
import type { XmlElement } from '../../xml/xml-element.ts';
import type { Faults } from '../faults.ts';
import { partOrNone, partsOf, periodAt, refuseOthers, shortened, textAt } from '../read-parts.ts';
import { findOverlaps } from './find-overlaps.ts';
import { chargeTypes, type ChargeType, type DatedSupplement, type Supplement } from './plan-message.ts';
import { amountAt } from './read-amount-at.ts';
import { readTexts } from './read-texts.ts';

type Read = { readonly statics: readonly Supplement[]; readonly dated: readonly DatedSupplement[] };
type Context = { readonly plan: string; readonly currency: CurrencyCode };

const staticAttributes = ['AddToBasicRateIndicator', 'MandatoryIndicator', 'ChargeTypeCode'];
const datedAttributes = ['Start', 'End', 'Amount'];

export function readSupplements(list: XmlElement | null, context: Context, faults: Faults): Read {
  const statics: Supplement[] = [];
  const dated: DatedSupplement[] = [];
  if (!list) return { statics, dated };
  refuseOthers(list, { children: ['Supplement'] }, faults);
  for (const part of partsOf(list, 'Supplement')) {
    const children = ['PrerequisiteInventory', 'Description'];
    refuseOthers(
      part,
      { attributes: ['InvType', 'InvCode', ...staticAttributes, ...datedAttributes], children },
      faults,
    );
    const code = textAt(part, 'InvCode', faults, { most: 16 });
    if (code === null) continue;
    const about = `plan "${context.plan}", supplement "${code}"`;
    const type = part.attributes['InvType'] ?? '';
    if (type !== 'EXTRA' && type !== 'ALPINEBITSEXTRA')
      faults.add('invalid', 'Supplement/@InvType', `${about}: must be EXTRA or ALPINEBITSEXTRA`, part.line);
    if (staticAttributes.some((name) => part.attributes[name] !== undefined) || isBare(part)) {
      const one = readStatic(part, code, about, faults);
      if (statics.some((before) => before.code === code))
        faults.add('invalid', 'Supplement/@InvCode', `${about}: its static part stands twice`, part.line);
      else if (one) statics.push(one);
    } else dated.push(...readDated(part, { code, about, currency: context.currency }, faults));
  }
  findOverlaps(
    dated,
    ({ code, roomType }) =>
      `plan "${context.plan}", supplement "${code}", ${roomType === null ? 'all room types' : `room type "${roomType}"`}`,
    'Supplement',
    faults,
  );
  return { statics, dated };
}

const isBare = ({ attributes }: XmlElement): boolean => datedAttributes.every((name) => attributes[name] === undefined);

function readStatic(part: XmlElement, code: string, about: string, faults: Faults): Supplement | null {
  for (const name of datedAttributes)
    if (part.attributes[name] !== undefined)
      faults.add('invalid', `Supplement/@${name}`, `${about}: the static part has none`, part.line);
  for (const name of staticAttributes)
    if (part.attributes[name] === undefined)
      faults.add('missing', `Supplement/@${name}`, `${about}: this attribute is missing`, part.line);
  const { AddToBasicRateIndicator: isAdded, MandatoryIndicator: isMandatory, ChargeTypeCode: type } = part.attributes;
  if (isAdded !== undefined && isAdded !== 'true' && isAdded !== '1')
    faults.add('invalid', 'Supplement/@AddToBasicRateIndicator', `${about}: must be true`, part.line);
  if (isMandatory !== undefined && !['true', '1', 'false', '0'].includes(isMandatory))
    faults.add('invalid', 'Supplement/@MandatoryIndicator', `${about}: must be true or false`, part.line);
  if (type !== undefined && !isChargeType(type)) {
    const message = `${about}: "${shortened(type)}" must be one of ${Object.keys(chargeTypes).join(', ')}`;
    faults.add('invalid', 'Supplement/@ChargeTypeCode', message, part.line);
  }
  const condition = readCondition(part, 'ALPINEBITSDOW', about, faults);
  if (condition !== null && !/^[01]{7}$/.test(condition)) {
    const message = `${about}: "${shortened(condition)}" must be seven digits 0 or 1, Monday first`;
    faults.add('invalid', 'PrerequisiteInventory/@InvCode', message, part.line);
  }
  if (type === undefined || !isChargeType(type)) return null;
  return {
    code,
    isMandatory: isMandatory === 'true' || isMandatory === '1',
    chargeType: Number(type) as ChargeType,
    // The first digit is Monday, and 0 is Sunday here.
    weekdays:
      condition === null || !condition.includes('0')
        ? null
        : condition
            .split('')
            .flatMap((digit, i) => (digit === '1' ? [(i + 1) % 7] : []))
            .toSorted((a, b) => a - b),
    ...readTexts(part, about, faults),
  };
}

const isChargeType = (text: string): boolean => Object.hasOwn(chargeTypes, text);

type Key = { readonly code: string; readonly about: string; readonly currency: CurrencyCode };

function readDated(part: XmlElement, { code, about, currency }: Key, faults: Faults): DatedSupplement[] {
  const period = periodAt(part, faults);
  const hasAmount = part.attributes['Amount'] !== undefined;
  const days = period ? `, ${period.from} to ${period.to}` : '';
  const minor = hasAmount ? amountAt(part, 'Amount', faults, { currency, least: 0, key: `${about}${days}` }) : null;
  if (partsOf(part, 'Description').length > 0)
    faults.add('invalid', 'Supplement/Description', `${about}: it stands in the static part only`, part.line);
  const roomType = readCondition(part, 'ROOMTYPE', about, faults);
  return period ? [{ ...period, line: part.line, code, roomType, minor }] : [];
}

/** The code of PrerequisiteInventory, which is of one kind in static parts and of another in dated ones. */
function readCondition(part: XmlElement, kind: string, about: string, faults: Faults): string | null {
  const condition = partOrNone(part, 'PrerequisiteInventory', faults);
  if (!condition) return null;
  refuseOthers(condition, { attributes: ['InvType', 'InvCode'] }, faults);
  if (condition.attributes['InvType'] !== kind) {
    const said = shortened(condition.attributes['InvType'] ?? '');
    const message = `${about}: "${said}" must be ${kind}, ${kind === 'ROOMTYPE' ? 'as Start and End are given' : 'in the static part'}`;
    faults.add('invalid', 'PrerequisiteInventory/@InvType', message, condition.line);
    return null;
  }
  return textAt(condition, 'InvCode', faults, { most: 16 });
}
