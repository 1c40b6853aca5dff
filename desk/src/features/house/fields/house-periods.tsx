import { useLingui } from '@lingui/react/macro';
import { fieldOf, isFields, type Fields } from '@stayfront/rules/house-draft/fields';
import { addDays, isStayDate, type StayDate } from '@stayfront/rules/stay/stay-date';
import type { ReactNode } from 'react';
import { useDesk, useHouse } from '../../../app/page/desk-context.tsx';
import { sayDay } from '../say-day.ts';
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
    const from = addDays(typeof end === 'string' && isStayDate(end) ? end : (today as StayDate), 1);
    return { ...begins, from, to: addDays(from, 6) };
  };
  return (
    <HouseRows
      {...list}
      addLabel={addLabel}
      most={most}
      canCopy
      blank={blank}
      nameOf={(row) => t`${sayDay(language, row, 'from')} to ${sayDay(language, row, 'to')}`}
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
