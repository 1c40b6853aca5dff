import { useLingui } from '@lingui/react/macro';
import type { DeskColumn } from '@stayfront/rules/booking/desk-list';

export function useColumnName(): (column: DeskColumn) => string {
  const { t } = useLingui();
  const names: Readonly<Record<DeskColumn, string>> = {
    stay: t({ message: 'Stay', comment: 'From when to when guests stay' }),
    room: t`Room`,
    status: t`Status`,
    money: t`Money`,
    total: t`Total`,
    source: t`Source`,
    booked: t({ message: 'Booked', comment: 'The day on which it was booked' }),
    contact: t`E-mail and phone`,
  };
  return (column) => names[column];
}
