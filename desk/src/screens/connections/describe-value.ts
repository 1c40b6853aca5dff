import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SystemMessageRun } from '@stayfront/contract/desk/system-messages';

/** What a night held, in a few words. Prices are those of the standard party. */
export function describeValue(
  i18n: I18n,
  { field }: Pick<SystemMessageRun, 'field'>,
  value: SystemMessageRun['before'],
  money: (minor: number) => string,
): string {
  if (value === null || value === undefined) return i18n._(msg`nothing`);
  if (typeof value === 'number') return field === 'price' ? money(value) : String(value);
  if (typeof value === 'object' && 'price' in value)
    return typeof value.price === 'number' ? money(value.price) : i18n._(msg`nothing`);
  if (typeof value !== 'object') return String(value);
  const rules: Record<string, unknown> = { ...value };
  const said = [
    rules['isClosed'] ? i18n._(msg`closed`) : '',
    rules['isClosedToArrival'] ? i18n._(msg`no arrival`) : '',
    rules['isClosedToDeparture'] ? i18n._(msg`no departure`) : '',
    typeof rules['minStay'] === 'number' ? i18n._(msg`at least ${rules['minStay']} nights`) : '',
    typeof rules['maxStay'] === 'number' ? i18n._(msg`at most ${rules['maxStay']} nights`) : '',
  ].filter(Boolean);
  return said.length > 0 ? said.join(', ') : i18n._(msg`nothing`);
}
