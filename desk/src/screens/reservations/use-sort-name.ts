import { useLingui } from '@lingui/react/macro';
import type { DeskSort } from '@stayfront/rules/booking/desk-list';

export function useSortName(): (sort: DeskSort) => string {
  const { t } = useLingui();
  const names: Readonly<Record<DeskSort, string>> = {
    '-booked': t`Booked last`,
    booked: t`Booked first`,
    arrival: t`Arrival, earliest first`,
    '-arrival': t`Arrival, latest first`,
    name: t`Name, A to Z`,
    '-name': t`Name, Z to A`,
    '-total': t`Total, highest first`,
    total: t`Total, lowest first`,
  };
  return (sort) => names[sort];
}
