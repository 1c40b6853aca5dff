import { Trans, useLingui } from '@lingui/react/macro';
import type { Reservation } from '@stayfront/contract/reservation';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import { Check, Printer } from 'lucide-react';
import { resetSession } from '../../flow/reset-session.ts';
import { formatDay, formatMoney } from '../../i18n/format.ts';
import { AddressLine } from '../../parts/address-line.tsx';
import { Button, ButtonLink } from '../../parts/button.tsx';
import { Picture } from '../../parts/picture.tsx';
import { Tag } from '../../parts/tag.tsx';
import { useCounts } from '../../parts/use-counts.ts';
import { useVisit } from '../../page/visit.tsx';
import { useHotel } from '../frame/hotel-context.ts';

export function Confirmation({ reservation, isPaid }: { reservation: Reservation; isPaid: boolean }) {
  const { t } = useLingui();
  const { hotelId, info } = useHotel();
  const { language } = useVisit();
  const { nights, people } = useCounts();
  const [first] = reservation.roomStays;
  if (!first) return null;
  const bill = (minor: number) => formatMoney(language, minor, reservation.currency);
  const beginAnew = () => resetSession(hotelId);
  const { phone, email } = info.contact;
  const mailLink = email && (
    <a className="link" href={`mailto:${email}`}>
      {email}
    </a>
  );
  return (
    <div className="box ok">
      <div className="ok__head">
        <span className="ok__disc">
          <Check className="ic ic-l" aria-hidden />
        </span>
        <h1>{isPaid ? <Trans>Booking and payment confirmed!</Trans> : <Trans>Booking confirmed!</Trans>}</h1>
        <p className="lead muted">
          <Trans>
            Dear {reservation.guestInfo.givenName}, {info.hotelName} looks forward to welcoming you.
          </Trans>
        </p>
        <p className="ok__ref">
          <span className="small muted">
            <Trans>Order number</Trans>
          </span>
          <b className="num">
            <bdi dir="ltr">{reservation.reservationId}</bdi>
          </b>
        </p>
        <p className="small muted">
          <Trans>
            An e-mail confirmation was sent to <bdi>{reservation.guestInfo.email}</bdi>
          </Trans>
        </p>
      </div>
      <div className="ok__dates">
        <div>
          <p className="cap muted">
            <Trans>Arrival</Trans>
          </p>
          <p className="strong">{formatDay(language, stayDate(first.startDate), 'confirmed')}</p>
          <p className="small muted">{t`Check-in from ${info.checkInTime.from}`}</p>
        </div>
        <div className="ok__n">
          <Tag tone="acc">{nights(first.nbNights)}</Tag>
        </div>
        <div className="end">
          <p className="cap muted">
            <Trans>Departure</Trans>
          </p>
          <p className="strong">{formatDay(language, stayDate(first.endDate), 'confirmed')}</p>
          <p className="small muted">{t`Check-out until ${info.checkOutTime.to}`}</p>
        </div>
      </div>
      <div className="ok__rooms">
        {reservation.roomStays.map((stay) => {
          const [picture] = info.guestRooms.find(({ id }) => id === stay.guestRoomId)?.images ?? [];
          return (
            <div className="row" key={stay.roomStayIndex}>
              {picture && (
                <div className="pic sum__thumb">
                  <Picture picture={{ ...picture, alt: '' }} sizes="72px" />
                </div>
              )}
              <div className="grow">
                <h2 className="h4">{stay.roomTypeName}</h2>
                <p className="small muted">
                  {stay.ratePlanName} ·{' '}
                  {people({ adults: stay.nbAdults, children: stay.nbChildren, infants: stay.nbInfants })}
                </p>
              </div>
              <bdi className="num">{bill(stay.totalPrice)}</bdi>
            </div>
          );
        })}
        <div className="row between ok__tot">
          <div>
            <p className="strong">
              <Trans>Total</Trans>
            </p>
            <p className="small muted">
              <Trans>You pay {bill(reservation.payableLater)} at the hotel</Trans>
            </p>
          </div>
          <bdi className="num strong">{bill(reservation.totalPrice)}</bdi>
        </div>
      </div>
      <div className="ok__hotel">
        <div>
          <h2 className="h4">{info.hotelName}</h2>
          <p className="small muted">
            <AddressLine address={info.address} />
          </p>
        </div>
        <p className="small">
          {mailLink}
          {mailLink && phone && <br />}
          {phone && (
            <a className="link" href={`tel:${phone.replace(/\s/g, '')}`}>
              <bdi dir="ltr">{phone}</bdi>
            </a>
          )}
        </p>
        {mailLink && (
          <p className="small muted">
            <Trans>Do you need help? Write to us at {mailLink}</Trans>
          </p>
        )}
      </div>
      <div className="ok__acts">
        <Button kind="secondary" onClick={() => globalThis.print()}>
          <Printer className="ic" aria-hidden />
          <Trans>Print</Trans>
        </Button>
        <span className="grow no-phone" />
        <ButtonLink kind="quiet" to={`/${hotelId}`} onClick={beginAnew}>
          <Trans>Return home</Trans>
        </ButtonLink>
        <ButtonLink kind="primary" to={`/${hotelId}`} onClick={beginAnew}>
          <Trans>Make a new reservation</Trans>
        </ButtonLink>
      </div>
    </div>
  );
}
