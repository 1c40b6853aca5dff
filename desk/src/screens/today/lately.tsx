import { Plural, Trans } from '@lingui/react/macro';
import type { DeskOutlook } from '@stayfront/contract/desk/outlook';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { Skeleton } from '@stayfront/ui/parts/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { latelyQuery } from '../../app/data/lately-query.ts';
import { useTransport } from '../../app/data/transport.tsx';
import { useDesk, useHouse } from '../../app/page/desk-context.tsx';
import { StaySpan } from '../../features/reservation/stay-span.tsx';
import { useSourceName } from '../../features/reservation/use-source-name.ts';
import { useWhen } from '../../features/reservation/use-when.ts';
import { Section } from '../../parts/section.tsx';
import { PartTrouble } from './part-trouble.tsx';
import { useMoneyWord } from './use-money-word.ts';
import './lately.css';

/** What was booked in the last 24 hours, and how much it comes to. */
export function Lately({ outlook }: { outlook: DeskOutlook | undefined }) {
  const { hotelId, language } = useDesk();
  const { currency } = useHouse();
  const { data, error, refetch } = useQuery(latelyQuery(useTransport(), hotelId));
  const { since: time } = useWhen();
  const sourceName = useSourceName();
  const moneyWord = useMoneyWord();
  const money = (amount: number): string => formatMoney(language, amount, currency);
  const lastDay = outlook?.lastDay;
  const hasAny = lastDay && lastDay.booked.count + lastDay.held.count + lastDay.cancelled.count > 0;
  return (
    <Section
      className="lately"
      title={<Trans>Booked in the last 24 hours</Trans>}
      {...(lastDay ? { count: lastDay.booked.count + lastDay.held.count } : {})}
      aside={
        hasAny && (
          <span className="lately__sums">
            <Plural value={lastDay.booked.count} one="# confirmed" other="# confirmed" />, {money(lastDay.booked.total)}
            {lastDay.held.count > 0 && (
              <>
                {' · '}
                <Plural value={lastDay.held.count} one="# held" other="# held" />
              </>
            )}
            {lastDay.cancelled.count > 0 && (
              <>
                {' · '}
                <Plural value={lastDay.cancelled.count} one="# cancelled" other="# cancelled" />,{' '}
                {money(lastDay.cancelled.total)}
              </>
            )}
          </span>
        )
      }
    >
      {error && <PartTrouble onAgain={() => void refetch()} />}
      {!data && !error && <Skeleton height="160px" />}
      {data?.reservations.length === 0 && (
        <p className="empty-line">
          <Trans>No booking has come in since yesterday at this time.</Trans>
        </p>
      )}
      {data && data.reservations.length > 0 && (
        <table className="lately__table">
          <thead>
            <tr>
              <th className="is-wide">
                <Trans comment="Head of a column: when">Booked</Trans>
              </th>
              <th>
                <Trans>Guest</Trans>
              </th>
              <th className="is-wide">
                <Trans>Room</Trans>
              </th>
              <th>
                <Trans comment="Head of a column: from when to when somebody stays">Stay</Trans>
              </th>
              <th className="is-sum">{currency}</th>
            </tr>
          </thead>
          <tbody>
            {data.reservations.map((one) => (
              <tr key={one.reservationId}>
                <td className="is-wide lately__when">{time(one.bookedAt)}</td>
                <td>
                  <Link to={`/${hotelId}/desk/reservations/${one.reservationId}`}>
                    <b>{one.guestName || <Trans>Guest erased</Trans>}</b>
                  </Link>
                  <small className="is-wide">{sourceName(one.source)}</small>
                  <small className="is-narrow">{time(one.bookedAt)}</small>
                </td>
                <td className="is-wide">
                  {[...new Set(one.rooms.map(({ roomName }) => roomName))].join(', ')}
                  <small>{[...new Set(one.rooms.map(({ ratePlanName }) => ratePlanName))].join(', ')}</small>
                </td>
                <td>
                  <StaySpan arrival={one.arrival} departure={one.departure} />
                  <small>
                    <Plural value={one.nights} one="# night" other="# nights" />
                  </small>
                </td>
                <td className="is-sum">
                  {money(one.total).replace(currency, '').trim()}
                  <small className={`is-${one.state === 'held' ? 'held' : one.money.kind}`}>{moneyWord(one)}</small>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Section>
  );
}
