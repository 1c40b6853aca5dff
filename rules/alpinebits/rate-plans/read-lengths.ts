import type { XmlElement } from '../../xml/xml-element.ts';
import type { Faults } from '../faults.ts';
import { partOrNone, partsOf, refuseOthers, shortened } from '../read-parts.ts';

const bounds = {
  SetMinLOS: 'minStay',
  SetMaxLOS: 'maxStay',
  SetForwardMinStay: 'minThrough',
  SetForwardMaxStay: 'maxThrough',
} as const;
type Bound = (typeof bounds)[keyof typeof bounds];
export type Lengths = Readonly<Record<Bound, number | null>>;

/** What LengthsOfStay of an element says, `about` which rule; null where it says nothing. */
export function readLengths(
  part: XmlElement,
  faults: Faults,
  { about, hasForward }: { readonly about: string; readonly hasForward: boolean },
): Lengths | null {
  const list = partOrNone(part, 'LengthsOfStay', faults);
  if (!list) return null;
  refuseOthers(list, { children: ['LengthOfStay'] }, faults);
  const said: Record<Bound, number | null> = { minStay: null, maxStay: null, minThrough: null, maxThrough: null };
  const seen = new Set<string>();
  for (const one of partsOf(list, 'LengthOfStay')) {
    refuseOthers(one, { attributes: ['Time', 'TimeUnit', 'MinMaxMessageType'] }, faults);
    const type = one.attributes['MinMaxMessageType'] ?? '';
    const time = one.attributes['Time'] ?? '';
    const fault = (name: string, message: string): void =>
      faults.add('invalid', `${part.name}/LengthOfStay/@${name}`, `${about}: ${message}`, one.line);
    if (one.attributes['TimeUnit'] !== 'Day') fault('TimeUnit', 'must be Day');
    const isCounted = /^\d{1,3}$/.test(time);
    if (!isCounted) fault('Time', `"${shortened(time)}" must be a whole number of nights, 999 at most`);
    if (!isType(type))
      fault('MinMaxMessageType', `"${shortened(type)}" must be one of ${Object.keys(bounds).join(', ')}`);
    else if (!hasForward && type.startsWith('SetForward'))
      fault('MinMaxMessageType', `${type} stands in booking rules only`);
    else if (seen.has(type)) fault('MinMaxMessageType', `${type} stands twice`);
    else if (isCounted) said[bounds[type]] = Number(time) || null;
    seen.add(type);
  }
  const least = Math.max(said.minStay ?? 0, said.minThrough ?? 0);
  const most = Math.min(said.maxStay ?? Infinity, said.maxThrough ?? Infinity);
  if (least > most)
    faults.add(
      'invalid',
      `${part.name}/LengthsOfStay`,
      `${about}: at least ${least} nights and at most ${most} cannot both hold`,
      list.line,
    );
  return said;
}

const isType = (text: string): text is keyof typeof bounds => Object.hasOwn(bounds, text);
