import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Change } from '@stayfront/contract/desk/changes';
import type { CurrencyCode } from '@stayfront/rules/currency/currencies';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { roleWord } from '../people/role-words.ts';

export type Described = { readonly name: string; readonly before: string; readonly after: string };

const names: Readonly<Record<string, MessageDescriptor>> = {
  role: msg`Role`,
  presence: msg`Guests`,
  total: msg`Cost of the rooms`,
  roomNumber: msg`Room number`,
  expectedTime: msg`Expected at`,
  limit: msg`What the front desk may give`,
  isOn: msg`Switched on`,
  url: msg`Address`,
  isDarkMode: msg`Dark look`,
  colorBtnBg: msg`Colour`,
  fontFamilyPrimary: msg`Font of texts`,
  fontFamilyBtn: msg`Font of buttons`,
  fontFamilyTitle: msg`Font of titles`,
  fontSizePrimary: msg`Size of texts`,
  fontSizeBtn: msg`Size of buttons`,
  fontSizeTitle: msg`Size of titles`,
  logo: msg`Logo`,
  background: msg`Background picture`,
};
const values: Readonly<Record<string, MessageDescriptor>> = {
  expected: msg`still to come`,
  arrived: msg`arrived`,
  left: msg`left`,
  small: msg`small`,
  medium: msg`medium`,
  large: msg`large`,
};

/** What was before and after, in words. Pictures are told apart by being there or not. */
export function describeFields(i18n: I18n, { fields }: Change, currency: CurrencyCode): Described[] {
  return fields.map(({ field, before, after }) => ({
    name: i18n._(names[field] ?? msg`Something else`),
    before: valueOf(i18n, field, before, currency),
    after: valueOf(i18n, field, after, currency),
  }));
}

function valueOf(i18n: I18n, field: string, value: unknown, currency: CurrencyCode): string {
  if (value === null || value === undefined) return i18n._(msg`none`);
  if (field === 'logo' || field === 'background') return i18n._(msg`a picture`);
  if (typeof value === 'boolean') return value ? i18n._(msg`yes`) : i18n._(msg`no`);
  if (typeof value === 'number')
    return field === 'total' || field === 'limit' ? formatMoney(i18n.locale, value, currency) : String(value);
  const word = field === 'role' ? roleWord(value) : typeof value === 'string' ? values[value] : undefined;
  return word ? i18n._(word) : typeof value === 'string' ? value : JSON.stringify(value);
}

/** What belongs to it: how much, why, and what was kept or went back. */
export function describeReasons(i18n: I18n, { detail }: Change, currency: CurrencyCode): string[] {
  const { reason, cancellationFee, refund, amount } = detail;
  const money = (minor: number): string => formatMoney(i18n.locale, minor, currency);
  return [
    ...(typeof amount === 'number' ? [money(amount)] : []),
    ...(typeof cancellationFee === 'number' ? [i18n._(msg`Fee ${money(cancellationFee)}`)] : []),
    ...(typeof refund === 'number' && refund > 0 ? [i18n._(msg`Refund ${money(refund)}`)] : []),
    ...(typeof reason === 'string' && reason !== '' ? [`“${reason}”`] : []),
  ];
}
