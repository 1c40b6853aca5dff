import { Trans, useLingui } from '@lingui/react/macro';
import { guestsOf } from '@stayfront/contract/party';
import type { Product } from '@stayfront/contract/offer';
import type { Waiting } from '@stayfront/contract/waiting';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import { Alert } from '@stayfront/ui/parts/alert.tsx';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { Clock3 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { emptyRequest, withRoom } from '../../app/flow/booking-request.ts';
import { bookingStore, newSessionId } from '../../app/flow/booking-store.ts';
import { nextStep } from '../../app/flow/next-step.ts';
import { useVisit } from '../../app/flow/visit.tsx';
import { formatDeadline } from '../../app/i18n/format-deadline.ts';
import { useHotel } from '../../app/page/hotel-context.ts';
import { RateRow } from '../../features/offer/rate-row.tsx';
import { StayLine } from '../../features/stay/stay-line.tsx';
import '../../features/offer/rate-row.css';

type OfferedRoomProps = {
  waiting: Waiting;
  offer: NonNullable<Waiting['offer']>;
  actions: ReactNode;
};

/** The room that is held for the guest, with its rates: from here on it is booked as any other. */
export function OfferedRoom({ waiting, offer, actions }: OfferedRoomProps) {
  const { t } = useLingui();
  const { hotelId, info } = useHotel();
  const { language } = useVisit();
  const navigate = useNavigate();
  const room = info.guestRooms.find(({ id }) => id === offer.guestRoomId);
  const stay = { arrival: stayDate(waiting.checkIn), departure: stayDate(waiting.checkOut) };
  const guests = guestsOf(waiting);
  const time = formatDeadline(language, offer.heldUntil, info.timeZone);
  const book = (product: Product) => {
    const store = bookingStore(hotelId);
    const { details, sessionId } = store.read();
    const order = {
      guestRoomId: offer.guestRoomId,
      roomTypeName: room?.roomTypeName ?? '',
      stay,
      guests,
      product,
      language,
    };
    // What was in the basket was for other nights; what was typed stays.
    const begun = { ...emptyRequest(sessionId || newSessionId()), details };
    const request = withRoom(begun, order, { stay, rooms: [guests], promoCode: null });
    store.write(request);
    void navigate(nextStep(hotelId, request) ?? `/${hotelId}/checkout/guest-info`);
  };
  return (
    <>
      <h1>
        <Trans>A room is free for you</Trans>
      </h1>
      <p className="lead">
        <StayLine stay={stay} guests={guests} />
      </p>
      <Alert icon={Clock3} title={<Trans>We keep it for you until {time} (time at the hotel).</Trans>}>
        <Trans>After that it goes to the next guest on the list.</Trans>
      </Alert>
      <section className="box box-p waiting__room">
        <h2 lang={room?.otherLanguages?.roomTypeName}>{room?.roomTypeName}</h2>
        {offer.products.map((product, place) => (
          <RateRow
            key={product.productId}
            roomId={offer.guestRoomId}
            stay={stay}
            product={product}
            level={3}
            action={
              <Button
                kind={place === 0 ? 'primary' : 'secondary'}
                aria-label={t`Book ${product.ratePlanName}`}
                onClick={() => book(product)}
              >
                <Trans comment="Button, a verb: reserves the room at this rate">Book</Trans>
              </Button>
            }
          />
        ))}
      </section>
      <div className="row wrapx">{actions}</div>
    </>
  );
}
