import { useLingui } from '@lingui/react/macro';
import type { SheetField } from '@stayfront/contract/desk/calendar/sheet';

/** What a column of a file may be, by the name that it has at the desk. */
export function useSheetFields(): readonly (readonly [SheetField, string])[] {
  const { t } = useLingui();
  const names: Readonly<Record<SheetField, string>> = {
    date: t`Night`,
    room: t`Room`,
    ratePlan: t`Rate`,
    total: t`Rooms for sale`,
    price: t`Price`,
    price1: t`Price for one adult`,
    price2: t`Price for two adults`,
    price3: t`Price for three adults`,
    price4: t`Price for four adults`,
    extraAdult: t`Another adult`,
    child: t`A child`,
    infant: t`An infant`,
    minStay: t`Minimum stay`,
    maxStay: t`Longest stay`,
    isClosed: t`Closed`,
    isClosedToArrival: t`No arrival`,
    isClosedToDeparture: t`No departure`,
  };
  return Object.entries(names) as [SheetField, string][];
}
