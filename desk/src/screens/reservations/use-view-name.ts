import { useLingui } from '@lingui/react/macro';
import type { DeskView } from '@stayfront/rules/booking/desk-list';

export function useViewName(): (view: DeskView) => string {
  const { t } = useLingui();
  const names: Readonly<Record<DeskView, string>> = {
    all: t({ message: 'All', comment: 'All reservations' }),
    arriving: t({ message: 'Arriving', comment: 'Reservations whose guests come from today on' }),
    'in-house': t`In house`,
    departing: t({ message: 'Leaving', comment: 'Reservations whose guests leave today' }),
    new: t({ message: 'New', comment: 'Reservations of the last 24 hours' }),
    unpaid: t`Unpaid`,
    held: t({ message: 'Held', comment: 'Reservations that wait for a payment' }),
    cancelled: t`Cancelled`,
    'no-show': t({ message: 'No-show', comment: 'Reservations whose guests did not come' }),
  };
  return (view) => names[view];
}
