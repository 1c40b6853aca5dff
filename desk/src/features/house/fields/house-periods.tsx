import { useLingui } from '@lingui/react/macro';
import { fieldOf, isFields, type Fields } from '@stayfront/rules/house-draft/fields';
import { addDays, isStayDate } from '@stayfront/rules/stay/stay-date';
import { formatDay } from '@stayfront/ui/formats/format-day.ts';
import type { ReactNode } from 'react';
import { useDesk, useHouse } from '../../../app/page/desk-context.tsx';
import type { HouseFieldProps } from './field-props.ts';
import { HouseRows } from './house-rows.tsx';
import { HouseTime } from './house-time.tsx';

interface HousePeriodsProps extends Omit<HouseFieldProps, 'isOptional' | 'isNullable'> {
  addLabel: string;
  most: number;
  /** A list without any is none at all. */
  isAbsentWhenEmpty?: boolean;
  empty?: ReactNode;
  /** What a new one has beside its days. */
  begins?: Fields;
  /** Fields beside the two days, each at an address below its own. */
  children?: (address: string) => ReactNode;
}

/** Stretches of days, each with its first and its last. A new one follows the one before. */
export function HousePeriods({ addLabel, most, begins = {}, children, ...list }: HousePeriodsProps) {
  const { t } = useLingui();
  const { language } = useDesk();
  const { today } = useHouse();
  const blank = (rows: readonly unknown[]): Fields => {
    const last = rows.at(-1);
    const end = isFields(last) ? fieldOf(last, 'to') : undefined;
    const from = addDays(isStayDate(String(end)) ? (String(end) as never) : (today as never), 1);
    return { ...begins, from, to: addDays(from, 6) };
  };
  const said = (row: unknown, side: string): string => {
    const day = isFields(row) ? String(fieldOf(row, side) ?? '') : '';
    return isStayDate(day) ? formatDay(language, day, 'far') : '…';
  };
  return (
    <HouseRows
      {...list}
      addLabel={addLabel}
      most={most}
      canCopy
      blank={blank}
      nameOf={(row) => t`${said(row, 'from')} to ${said(row, 'to')}`}
      row={(address) => (
        <>
          <HouseTime kind="date" className="f3" at={`${address}/from`} />
          <HouseTime kind="date" className="f3" at={`${address}/to`} />
          {children?.(address)}
        </>
      )}
    />
  );
}
