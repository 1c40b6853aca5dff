import { Trans } from '@lingui/react/macro';
import type { GuestRoom } from '@stayfront/contract/hotel';
import type { AvailabilityItem } from '@stayfront/contract/offer';
import { Info } from 'lucide-react';
import { useNavigate } from 'react-router';
import type { Product } from '@stayfront/contract/offer';
import { withOrders } from '../../flow/booking-request.ts';
import { useBookingRequest } from '../../flow/use-booking-request.ts';
import type { Search } from '../../flow/search.ts';
import { formatMoney } from '../../i18n/format.ts';
import { useVisit } from '../../page/visit.tsx';
import { useHotel } from '../frame/hotel-context.ts';
import { canBook } from './can-book.ts';
import { RateRow } from './rate-row.tsx';

interface RateListProps {
  room: GuestRoom;
  item: AvailabilityItem;
  search: Search;
  bestProductId: string | null;
}

// A booking has one stay, and choosing another room for it is allowed until it is placed.
const choosing = { isAllBooked: false, isPaymentAllowed: false };

export function RateList({ room, item, search, bestProductId }: RateListProps) {
  const { hotelId, config } = useHotel();
  const { language } = useVisit();
  const navigate = useNavigate();
  const [, change] = useBookingRequest(hotelId);
  const [anyProduct] = item.products;
  const localTax = anyProduct?.totalLocalTax ?? 0;
  const book = (product: Product) => {
    const order = {
      guestRoomId: room.id,
      roomTypeName: room.roomTypeName,
      stay: search.stay,
      guests: search.guests,
      product,
    };
    change((request) => withOrders(request, [order]));
    void navigate(`/${hotelId}/checkout/guest-info`);
  };
  const byPrice = item.products.toSorted((a, b) => a.averagePerNight - b.averagePerNight);
  return (
    <div className="rates">
      {byPrice.map((product) => (
        <RateRow
          key={product.productId}
          product={product}
          isBest={product.productId === bestProductId}
          isOpen={canBook(item, product, config, choosing)}
          onBook={() => book(product)}
        />
      ))}
      <p className="rates__note">
        <Info className="ic" aria-hidden />
        {anyProduct && localTax > 0 ? (
          <Trans>
            Prices include VAT. City tax of {formatMoney(language, localTax, anyProduct.currency)} is not included and
            is collected by the hotel at check-in.
          </Trans>
        ) : (
          <Trans>Prices include VAT.</Trans>
        )}
      </p>
    </div>
  );
}
