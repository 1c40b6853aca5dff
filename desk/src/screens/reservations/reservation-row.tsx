import { Plural, useLingui } from '@lingui/react/macro';
import type { ListedReservation } from '@stayfront/contract/desk/listing';
import type { DeskColumn } from '@stayfront/rules/booking/desk-list';
import type { CurrencyCode } from '@stayfront/rules/currency/currencies';
import { classes } from '@stayfront/ui/parts/classes.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useDesk } from '../../app/page/desk-context.tsx';
import { MoneyMark } from '../../features/reservation/money-mark.tsx';
import { plainAmount } from '../../features/reservation/plain-amount.ts';
import { StateMark } from '../../features/reservation/state-mark.tsx';
import { StaySpan } from '../../features/reservation/stay-span.tsx';
import { useParty } from '../../features/reservation/use-party.ts';
import { useSourceName } from '../../features/reservation/use-source-name.ts';
import { useWhen } from '../../features/reservation/use-when.ts';

interface ReservationRowProps {
  row: ListedReservation;
  columns: readonly DeskColumn[];
  currency: CurrencyCode;
  isChosen: boolean;
  onChoose: (reservationId: string) => void;
}

const named = (names: readonly string[]): string => [...new Set(names)].join(', ');

export function ReservationRow({ row, columns, currency, isChosen, onChoose }: ReservationRowProps) {
  const { t } = useLingui();
  const { hotelId, language } = useDesk();
  const party = useParty();
  const sourceName = useSourceName();
  const when = useWhen();
  const { reservationId } = row;
  const guest = row.guestName || t`Guest erased`;
  const isGone = row.state === 'cancelled' || row.state === 'discarded';
  const cells: Readonly<Record<DeskColumn, () => ReactNode>> = {
    stay: () => (
      <>
        <StaySpan arrival={row.arrival} departure={row.departure} />
        <small>
          <Plural value={row.nights} one="# night" other="# nights" /> · {party(row)}
        </small>
      </>
    ),
    room: () => (
      <>
        {named(row.rooms.map(({ roomName }) => roomName))}
        <small>{named(row.rooms.map(({ ratePlanName }) => ratePlanName))}</small>
      </>
    ),
    status: () => <StateMark state={row.state} isNew={row.isNew} holdExpiresAt={row.holdExpiresAt} />,
    money: () => <MoneyMark money={row.money} currency={currency} />,
    total: () => plainAmount(language, row.total, currency),
    source: () => sourceName(row.source),
    booked: () => when.ago(row.bookedAt),
    contact: () => (
      <>
        <span dir="ltr">{row.email ?? ''}</span>
        <small dir="ltr">{row.phone ?? ''}</small>
      </>
    ),
  };
  return (
    <tr className={classes(isChosen && 'is-chosen', isGone && 'is-gone')}>
      <td className="rows__choose">
        <input
          type="checkbox"
          checked={isChosen}
          aria-label={t`Choose ${guest}`}
          onChange={() => onChoose(reservationId)}
        />
      </td>
      <th scope="row" className="rows__guest">
        <Link to={`/${hotelId}/desk/reservations/${reservationId}`} data-row={reservationId}>
          {guest}
        </Link>
        <small className="mono" dir="ltr">
          {reservationId}
        </small>
      </th>
      {columns.map((column) => (
        <td key={column} className={`rows__${column}`}>
          {cells[column]()}
        </td>
      ))}
    </tr>
  );
}
