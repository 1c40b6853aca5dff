import type { CurrencyCode } from '../../currency/currencies.ts';
import type { XmlElement } from '../../xml/xml-element.ts';
import type { Faults } from '../faults.ts';
import { partsOf, refuseOthers, shortened, wholeAt } from '../read-parts.ts';
import type { Amounts, ChildAmount } from './plan-message.ts';
import { amountAt } from './read-amount-at.ts';

/** Where a bracket without MaxAge ends: nobody calls a child who is so old. */
export const oldestBirthday = 18;

/** One for adults and one for each age. */
const mostAmounts = oldestBirthday + 1;

/** AdditionalGuestAmounts: what adults beyond the standard pay, and children by age. */
export function readChildAmounts(
  list: XmlElement | null,
  { key, currency }: { readonly key: string; readonly currency: CurrencyCode },
  faults: Faults,
): Pick<Amounts, 'extraAdult' | 'children'> {
  if (!list) return { extraAdult: null, children: [] };
  refuseOthers(list, { children: ['AdditionalGuestAmount'] }, faults);
  if (list.children.length > mostAmounts) {
    const message = `${key}: ${list.children.length} amounts are more than the ${mostAmounts} that are taken`;
    faults.add('cannot', 'Rate/AdditionalGuestAmounts', message, list.line);
    return { extraAdult: null, children: [] };
  }
  const brackets: ChildAmount[] = [];
  let extraAdult: number | null = null;
  for (const one of partsOf(list, 'AdditionalGuestAmount')) {
    refuseOthers(one, { attributes: ['AgeQualifyingCode', 'MinAge', 'MaxAge', 'Amount'] }, faults);
    const fault = (name: string, message: string): void =>
      faults.add('invalid', `AdditionalGuestAmount/@${name}`, `${key}: ${message}`, one.line);
    const { AgeQualifyingCode: code = '', MinAge: minAge, MaxAge: maxAge, Amount: amount } = one.attributes;
    if (amount === undefined)
      faults.add('missing', 'AdditionalGuestAmount/@Amount', `${key}: this attribute is missing`, one.line);
    const minor = amount === undefined ? 0 : (amountAt(one, 'Amount', faults, { currency, least: 0, key }) ?? 0);
    if (code === '10') {
      if (minAge !== undefined || maxAge !== undefined) fault('MinAge', 'an adult has no ages');
      if (extraAdult !== null) fault('AgeQualifyingCode', '10 stands twice');
      extraAdult = minor;
      continue;
    }
    if (code !== '8') {
      fault('AgeQualifyingCode', `"${shortened(code)}" must be 10 (adult) or 8 (child)`);
      continue;
    }
    if (minAge === undefined && maxAge === undefined) fault('MinAge', 'a child has a MinAge or a MaxAge');
    const ages = { least: 1, most: oldestBirthday, isOptional: true };
    const bracket = {
      fromAge: wholeAt(one, 'MinAge', faults, ages) ?? 0,
      toAge: wholeAt(one, 'MaxAge', faults, ages) ?? oldestBirthday,
      minor,
    };
    const { fromAge, toAge } = bracket;
    if (fromAge >= toAge && minAge !== undefined && maxAge !== undefined)
      fault('MinAge', `${fromAge} must be less than MaxAge ${toAge}`);
    else {
      const other = brackets.find((before) => fromAge < before.toAge && before.fromAge < toAge);
      if (other) fault('MinAge', `ages ${fromAge}-${toAge} overlap ages ${other.fromAge}-${other.toAge}`);
    }
    brackets.push(bracket);
  }
  return { extraAdult, children: brackets };
}
