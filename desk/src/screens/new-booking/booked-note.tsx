import { Trans, useLingui } from '@lingui/react/macro';
import { wallTimeAt } from '@stayfront/rules/stay/hotel-clock';
import { formatDay } from '@stayfront/ui/formats/format-day.ts';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { Button, ButtonLink } from '@stayfront/ui/parts/button.tsx';
import { Notice } from '@stayfront/ui/parts/notice.tsx';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useDesk, useHouse } from '../../app/page/desk-context.tsx';
import type { Booked } from './use-booking.ts';

/** What has become of it: the reference, what was sent to whom, and where to go on. */
export function BookedNote({ booked, onAnother }: { booked: Booked; onAnother: () => void }) {
  const { t } = useLingui();
  const { hotelId, language } = useDesk();
  const { timeZone } = useHouse();
  const { reservationId, status, total, hotelCurrency, holdExpiresAt, sent } = booked;
  const place = useRef<HTMLDivElement>(null);
  // Whoever works by keyboard or ear stands where the answer is.
  useEffect(() => place.current?.focus(), []);
  const guest = `${sent.guest.givenName ?? ''} ${sent.guest.surname}`.trim();
  const { email } = sent.guest;
  const clock = holdExpiresAt === null ? null : wallTimeAt(timeZone, Date.parse(holdExpiresAt));
  const two = (part: number): string => String(part).padStart(2, '0');
  const until = clock && `${formatDay(language, clock.date, 'brief')}, ${two(clock.hour)}:${two(clock.minute)}`;
  return (
    <div className="page-body booked" ref={place} tabIndex={-1} role="status" aria-label={t`Booking`}>
      <Notice
        icon={CircleCheck}
        tone="ok"
        title={status === 'held' ? <Trans>Held for {guest}</Trans> : <Trans>Booked for {guest}</Trans>}
        actions={
          <>
            <Button kind="primary" onClick={onAnother}>
              <Trans>Another booking</Trans>
            </Button>
            <ButtonLink to={`/${hotelId}/desk/reservations/${reservationId}`}>
              <Trans>Open the reservation</Trans>
            </ButtonLink>
          </>
        }
      >
        <p className="booked__number mono" dir="ltr">
          {reservationId}
        </p>
        <p>{formatMoney(language, total, hotelCurrency)}</p>
        {status === 'held' && until ? (
          <p>
            {sent.way === 'card' ? (
              <Trans>
                The link for the card is on its way to {email}. The rooms are held until {until}.
              </Trans>
            ) : (
              <Trans>
                The link to pay is on its way to {email}. The rooms are held until {until}.
              </Trans>
            )}
          </p>
        ) : sent.tellsGuest && email !== undefined ? (
          <p>
            <Trans>The confirmation is on its way to {email}.</Trans>
          </p>
        ) : (
          <p>
            <Trans>Nobody was written to.</Trans>
          </p>
        )}
      </Notice>
    </div>
  );
}
