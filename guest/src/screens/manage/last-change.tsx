import { Trans } from '@lingui/react/macro';
import type { Reservation } from '@stayfront/contract/reservation';
import { CalendarClock, LockKeyhole } from 'lucide-react';
import { formatLastChange } from '../../i18n/format-last-change.ts';
import { useVisit } from '../../page/visit.tsx';
import { Alert } from '../../parts/alert.tsx';
import { useHotel } from '../frame/hotel-context.ts';
import { standingRooms } from './standing-rooms.ts';

/** Until when the reservation can be changed, or that it no longer can and who helps then. */
export function LastChange({ reservation }: { reservation: Reservation }) {
  const { language } = useVisit();
  const { info } = useHotel();
  if (reservation.isExpired) return <NoMoreChanges />;
  const { time, date } = formatLastChange(language, reservation.modificationDeadline, info.timeZone);
  const isFree = standingRooms(reservation).every(
    ({ cancellationConditions }) => cancellationConditions.condition === 'free',
  );
  return (
    <Alert icon={CalendarClock} className="mg__dead">
      {isFree ? (
        <Trans>
          You can change or cancel this reservation free of charge until{' '}
          <b className="nb">
            <bdi>{time}</bdi>, <bdi dir="ltr">{date}</bdi>
          </b>
          .
        </Trans>
      ) : (
        <Trans>
          You can change this reservation until{' '}
          <b className="nb">
            <bdi>{time}</bdi>, <bdi dir="ltr">{date}</bdi>
          </b>
          . Cancelling it costs what its rates say.
        </Trans>
      )}
    </Alert>
  );
}

/** The deadline has passed: what is shown is locked, and the desk is the way. */
export function NoMoreChanges() {
  const { phone, email } = useHotel().info.contact;
  const way = phone ? (
    <a className="link nb" href={`tel:${phone.replace(/\s/g, '')}`}>
      <bdi dir="ltr">{phone}</bdi>
    </a>
  ) : (
    email && (
      <a className="link" href={`mailto:${email}`}>
        <bdi dir="ltr">{email}</bdi>
      </a>
    )
  );
  return (
    <Alert
      tone="warn"
      icon={LockKeyhole}
      className="mg__dead"
      title={<Trans>This past reservation cannot be modified anymore</Trans>}
    >
      {way && <Trans>Please contact the hotel at {way}.</Trans>}
    </Alert>
  );
}
