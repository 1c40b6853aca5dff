import { decimalsOf, type CurrencyCode } from '../../currency/currencies.ts';
import type { XmlElement } from '../../xml/xml-element.ts';
import type { Faults } from '../faults.ts';
import { shortened } from '../read-parts.ts';

/** An amount, written with a point, in minor units; null where it is wrong, which is noted. */
export function amountAt(
  part: XmlElement,
  name: string,
  faults: Faults,
  { currency, least, key }: { readonly currency: CurrencyCode; readonly least: number; readonly key: string },
): number | null {
  const text = (part.attributes[name] ?? '').trim();
  const decimals = decimalsOf(currency);
  const [, whole = '', fraction = ''] = /^\+?(\d{1,9})(?:\.(\d{0,6}))?$/.exec(text) ?? [];
  const element = `${part.name}/@${name}`;
  const about = `${key}: "${shortened(text)}"`;
  if (whole === '') {
    faults.add('invalid', element, `${about} must be an amount such as 80 or 79.50`, part.line);
    return null;
  }
  if (/[1-9]/.test(fraction.slice(decimals))) {
    faults.add('invalid', element, `${about} has more decimals than ${currency}, which has ${decimals}`, part.line);
    return null;
  }
  const minor = Number(whole + fraction.slice(0, decimals).padEnd(decimals, '0'));
  if (minor >= least) return minor;
  faults.add('invalid', element, `${about} must be more than 0`, part.line);
  return null;
}
