import { useLingui } from '@lingui/react/macro';
import type { FieldName } from '../../features/calendar/sheet.ts';

export function useFieldName(): (field: FieldName) => string {
  const { t } = useLingui();
  const names: Readonly<Record<FieldName, string>> = {
    price: t`Price`,
    total: t`Rooms for sale`,
    minStay: t`Minimum stay`,
    maxStay: t`Longest stay`,
    minThrough: t`Minimum stay over this night`,
    maxThrough: t`Longest stay over this night`,
    isClosed: t`Closed`,
    isClosedToArrival: t`No arrival`,
    isClosedToDeparture: t`No departure`,
  };
  return (field) => names[field];
}
