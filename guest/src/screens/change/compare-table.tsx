import { Trans, useLingui } from '@lingui/react/macro';
import { guestsOf } from '@stayfront/contract/party';
import type { Reservation } from '@stayfront/contract/reservation';
import type { CurrencyCode } from '@stayfront/rules/currency/currencies';
import { isStayDate } from '@stayfront/rules/stay/stay-date';
import type { ReactNode } from 'react';
import { formatList } from '@stayfront/ui/formats/format-list.ts';
import { formatDay } from '@stayfront/ui/formats/format-day.ts';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { useVisit } from '../../app/flow/visit.tsx';
import { CancellationBadge } from '../../features/offer/cancellation-badge.tsx';
import { classes } from '@stayfront/ui/parts/classes.ts';
import { useCounts } from '../../features/stay/use-counts.ts';
import type { ChangeStart } from '../../app/flow/requested-change.ts';
import { OffersSaved } from '../../features/reservation/offers-saved.tsx';
import { rateFacts } from '../../features/reservation/rate-facts.ts';

type Room = Reservation['roomStays'][number];

interface CompareTableProps {
  /** Null where a room is added. */
  before: Room | null;
  after: Room;
  currency: CurrencyCode;
  start: ChangeStart;
}

/** The room as it is booked beside the room as it would be; what differs is marked, by more than its colour. */
export function CompareTable({ before, after, currency }: CompareTableProps) {
  const { t } = useLingui();
  const { language } = useVisit();
  const { nights, people } = useCounts();
  const day = (date: string) => (isStayDate(date) ? formatDay(language, date, 'choosing') : date);
  const services = (room: Room) => {
    const names = room.services.map(({ name, quantity }) => (quantity > 1 ? `${name} × ${quantity}` : name));
    return names.length > 0
      ? formatList(language, names)
      : t({ message: 'None', comment: 'In the row of services: the room has no services' });
  };
  const rows: { name: string; say: (room: Room) => string; show?: (room: Room) => ReactNode }[] = [
    { name: t`Room`, say: (room) => room.roomTypeName },
    {
      name: t({
        message: 'Rate',
        comment: 'The tariff a room is sold at, such as Flexible or Non-refundable; not a rating',
      }),
      say: (room) => rateFacts(room).join(' · '),
    },
    { name: t`Arrival`, say: (room) => day(room.startDate) },
    { name: t`Departure`, say: (room) => day(room.endDate) },
    { name: t`Nights`, say: (room) => nights(room.nbNights) },
    { name: t`Guests`, say: (room) => people(guestsOf(room)) },
    { name: t`Services`, say: services },
    {
      name: t({ message: 'Cancellation', comment: 'Head of a row: on which conditions the room can be cancelled' }),
      say: (room) => JSON.stringify(room.cancellationConditions),
      show: (room) => <CancellationBadge conditions={room.cancellationConditions} />,
    },
    {
      name: t`Price`,
      say: (room) => formatMoney(language, room.totalPrice, currency),
      show: (room) => (
        <>
          <b className="num nb">{formatMoney(language, room.totalPrice, currency)}</b>
          <OffersSaved stay={room} currency={currency} />
        </>
      ),
    },
  ];
  return (
    <div className={classes('box', 'cmp', !before && 'cmp--one')}>
      <table>
        <thead>
          <tr>
            <td />
            {before && (
              <th scope="col">
                <Trans comment="Head of a column: the room as it is booked today, beside what it would become">
                  Booked
                </Trans>
              </th>
            )}
            <th scope="col">{before ? <Trans>After the change</Trans> : <Trans>New room</Trans>}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, say, show = say }) => {
            const isChanged = before !== null && say(before) !== say(after);
            return (
              <tr key={name} className={isChanged ? 'is-new' : undefined}>
                <th scope="row">{name}</th>
                {before && <td>{show(before)}</td>}
                <td>
                  {isChanged ? (
                    <ins>
                      {show(after)}
                      <span className="sr">
                        {' '}
                        ({t({ message: 'changed', comment: 'Read out after a value that would be another one' })})
                      </span>
                    </ins>
                  ) : (
                    show(after)
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
