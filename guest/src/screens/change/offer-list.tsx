import { Trans } from '@lingui/react/macro';
import type { AvailabilityItem, Product } from '@stayfront/contract/offer';
import type { CurrencyCode } from '@stayfront/rules/currency/currencies';
import { Tag } from '@stayfront/ui/parts/tag.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';
import type { ReservedRoom } from '../../features/reservation/standing-rooms.ts';
import { Difference } from './difference.tsx';
import { bookedCost, costOf } from './offered-rooms.ts';
import { OfferRoom } from './offer-room.tsx';
import { RateChoice } from './rate-choice.tsx';

interface OfferListProps {
  rooms: readonly AvailabilityItem[];
  /** The booked room, where it can be had as it is. */
  kept: ReservedRoom | null;
  /** What differences are counted from; null where a room is added. */
  booked: ReservedRoom | null;
  /** The guest's, of the booked room. */
  currency: CurrencyCode;
  /** A product, the room as it is booked, or nothing yet. */
  chosen: string | null;
  /** Null chooses the room as it is booked. */
  onChoose: (productId: string | null) => void;
}

/** One choice among all rooms and their rates. */
export function OfferList({ rooms, kept, booked, currency, chosen, onChoose }: OfferListProps) {
  const { info } = useHotel();
  const roomOf = (id: string) => info.guestRooms.find((room) => room.id === id);
  if (rooms.length === 0 && !kept) return null;
  const own = kept && (rooms.find(({ guestRoomId }) => guestRoomId === kept.guestRoomId)?.products ?? []);
  const ratesOf = (products: readonly Product[]) =>
    products.map((product) => (
      <RateChoice
        key={product.productId}
        value={product.productId}
        name={product.ratePlanName}
        conditions={product.cancellationConditions}
        guarantee={product.guaranteeType}
        deposit={product.deposit}
        offers={product.offers}
        price={costOf(product)}
        currency={product.currency}
        note={booked && <Difference minor={costOf(product) - bookedCost(booked, rooms)} currency={product.currency} />}
        isChosen={chosen === product.productId}
        onChoose={onChoose}
      />
    ));
  return (
    <fieldset className="chg__part chg__list">
      <legend>
        <h2 className="h3">
          <Trans>Room and rate</Trans>
        </h2>
      </legend>
      {kept && own && (
        <OfferRoom name={kept.roomTypeName} room={roomOf(kept.guestRoomId)}>
          <RateChoice
            value="kept"
            name={kept.hotelPackageName ?? kept.ratePlanName}
            conditions={kept.cancellationConditions}
            guarantee={kept.guaranteeType}
            deposit={kept.deposit}
            offers={kept.offers}
            price={bookedCost(kept, rooms)}
            currency={currency}
            note={
              <Tag tone="acc">
                <Trans comment="Beside a room: it stays what the guest has booked">As booked</Trans>
              </Tag>
            }
            isChosen={chosen === 'kept'}
            onChoose={() => onChoose(null)}
          />
          {ratesOf(own)}
        </OfferRoom>
      )}
      {rooms
        .filter(({ guestRoomId }) => guestRoomId !== kept?.guestRoomId)
        .map(({ guestRoomId, products }) => (
          <OfferRoom key={guestRoomId} name={roomOf(guestRoomId)?.roomTypeName ?? ''} room={roomOf(guestRoomId)}>
            {ratesOf(products)}
          </OfferRoom>
        ))}
    </fieldset>
  );
}
