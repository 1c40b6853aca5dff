import { useLingui } from '@lingui/react/macro';
import { fieldOf, isFields, type Fields } from '@stayfront/rules/house-draft/fields';
import { useCallback } from 'react';
import { useDesk } from '../../../app/page/desk-context.tsx';
import { plainAmount } from '../../../features/reservation/plain-amount.ts';
import type { HouseNow } from '../../../features/house/house-store.ts';
import { writePercent } from '../../../features/house/fields/house-percent.tsx';
import { useHouseCurrency } from '../../../features/house/use-house-currency.ts';
import { useHouseNow } from '../../../features/house/use-house-store.ts';
import { useEntryName } from '../../../features/house/use-words.ts';

/** Where the prices of a rate come from: “Typed by night”, “Flexible −12 %”. */
export function useFollowWords(): (follows: unknown) => string {
  const { t } = useLingui();
  const { language } = useDesk();
  const currency = useHouseCurrency();
  const document = useHouseNow(useCallback(({ document: now }: HouseNow): Fields => now, []));
  const nameOf = useEntryName();
  return (follows) => {
    if (!isFields(follows)) return t`Typed by night`;
    const change = fieldOf(follows, 'change');
    const parentId = fieldOf(follows, 'ratePlan');
    const parent = typeof parentId === 'string' ? nameOf(document, 'ratePlans', parentId) : t`no rate yet`;
    if (!isFields(change)) return parent;
    const [share, minor] = [Number(fieldOf(change, 'basisPoints')) || 0, Number(fieldOf(change, 'minor')) || 0];
    if (change['kind'] === 'percent') return `${parent} ${plus(share)}${writePercent(share)} %`;
    const amount = `${plus(minor)}${plainAmount(language, minor, currency)}`;
    return change['per'] === 'person' ? t`${parent} ${amount} a person` : `${parent} ${amount}`;
  };
}

const plus = (value: number): string => (value > 0 ? '+' : '');
