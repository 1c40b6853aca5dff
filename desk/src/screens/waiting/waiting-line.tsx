import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { WaitingGuest } from '@stayfront/contract/desk/waiting';
import { Button, ButtonLink } from '@stayfront/ui/parts/button.tsx';
import { Dotted } from '@stayfront/ui/parts/dotted.tsx';
import { IconButton } from '@stayfront/ui/parts/icon-button.tsx';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useDesk, useMay } from '../../app/page/desk-context.tsx';
import { StaySpan } from '../../features/reservation/stay-span.tsx';
import { useParty } from '../../features/reservation/use-party.ts';
import { useWhen } from '../../features/reservation/use-when.ts';
import { Mark } from '../../parts/mark.tsx';

interface WaitingLineProps {
  guest: WaitingGuest;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  onOffer: () => void;
  onRemove: () => void;
}

/** Somebody who waits: for which nights, since when, what was offered, and what the desk may do. */
export function WaitingLine({ guest, isFirst, isLast, onMove, onOffer, onRemove }: WaitingLineProps) {
  const { t } = useLingui();
  const { hotelId } = useDesk();
  const mayChange = useMay('front-desk');
  const party = useParty();
  const when = useWhen();
  const { email, state, offer, offers, reservationId, roomName } = guest;
  const people = party({ adults: guest.nbAdults, children: guest.nbChildren, infants: guest.nbInfants });
  return (
    <li className="entry waiting-line" data-waiting={guest.waitingId}>
      <div className="entry__words">
        <b>
          <StaySpan arrival={guest.checkIn} departure={guest.checkOut} />
        </b>
        <small>
          <Dotted
            facts={[
              <span key="party">{people}</span>,
              ...(roomName === null ? [] : [<span key="room">{roomName}</span>]),
              <bdi key="email">{email}</bdi>,
              <Trans key="since">since {when.since(guest.confirmedAt)}</Trans>,
            ]}
          />
        </small>
      </div>
      <div className="waiting-line__state">
        {state === 'offered' && offer ? (
          <Mark tone="warn">
            <Trans>
              {offer.roomName}, held until {when.until(offer.heldUntil)}
            </Trans>
          </Mark>
        ) : state === 'booked' ? (
          <Mark tone="ok">
            <Trans>Booked</Trans>
          </Mark>
        ) : offers > 0 ? (
          <Mark tone="plain">
            <Plural value={offers} one="# offer not taken" other="# offers not taken" />
          </Mark>
        ) : (
          <Mark tone="open">
            <Trans>Waits</Trans>
          </Mark>
        )}
      </div>
      <div className="waiting-line__acts">
        {mayChange && state === 'waiting' && (
          <>
            <Button kind="quiet" aria-label={t`Offer a room to ${email}`} onClick={onOffer}>
              <Trans>Offer a room</Trans>
            </Button>
            <IconButton
              icon={ArrowUp}
              label={t`Ask ${email} earlier`}
              isDisabled={isFirst}
              data-move="-1"
              onClick={() => onMove(-1)}
            />
            <IconButton
              icon={ArrowDown}
              label={t`Ask ${email} later`}
              isDisabled={isLast}
              data-move="1"
              onClick={() => onMove(1)}
            />
          </>
        )}
        {reservationId !== null && (
          <ButtonLink kind="quiet" to={`/${hotelId}/desk/reservations/${reservationId}`}>
            <Trans>Reservation</Trans>
          </ButtonLink>
        )}
        {mayChange && (
          <Button kind="quiet" aria-label={t`Remove ${email}`} onClick={onRemove}>
            <Trans>Remove</Trans>
          </Button>
        )}
      </div>
    </li>
  );
}
