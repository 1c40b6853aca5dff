import { Trans, useLingui } from '@lingui/react/macro';
import type { GuestRoom } from '@stayfront/contract/hotel';
import type { AvailabilityItem } from '@stayfront/contract/offer';
import { BadgeCheck, ChevronDown } from 'lucide-react';
import { Suspense, useId } from 'react';
import { Link, useLocation } from 'react-router';
import type { Search } from '../../app/flow/search.ts';
import { useOpenedRequest } from '../../app/flow/use-booking-request.ts';
import { AmenityChip } from '../../features/offer/amenity-chip.tsx';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { Carousel } from '@stayfront/ui/parts/carousel.tsx';
import { cardSizes } from '@stayfront/ui/parts/picture-sizes.ts';
import { cutText } from '@stayfront/ui/parts/cut-text.ts';
import { Tag } from '@stayfront/ui/parts/tag.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';
import { ByContact } from '../../features/offer/by-contact.tsx';
import { FromPrice } from '../../features/offer/from-price.tsx';
import { fromProduct } from '../../app/flow/from-product.ts';
import { isOwnChoice } from '../../features/offer/is-own-choice.ts';
import { RoomFacts } from '../../features/offer/room-facts.tsx';
import { lazyPart } from '@stayfront/ui/parts/lazy-part.ts';
import { Rescue } from '../../features/frame/rescue.tsx';

// Fetched when somebody comes near the button: most cards are never opened.
const loadRates = () => import('./rate-list.tsx');
const RateList = lazyPart(loadRates);
const readyRates = () => void loadRates().catch(() => {});

interface RoomCardProps {
  room: GuestRoom;
  item: AvailabilityItem;
  search: Search;
  isFirst: boolean;
  /** Newer prices are on their way. */
  isLoading: boolean;
  bestProductId: string | null;
  isOpen: boolean;
  onToggle: () => void;
  /** The guest goes to the room's own page. */
  onLeave: () => void;
}

const shownCharacters = 160;

export function RoomCard(props: RoomCardProps) {
  const { room, item, search, isFirst, isLoading, bestProductId, isOpen, onToggle, onLeave } = props;
  const { t } = useLingui();
  const ratesId = useId();
  const { hotelId } = useHotel();
  const { orders } = useOpenedRequest(hotelId);
  const page = `/${hotelId}/room/${room.id}${useLocation().search}`;
  const isSoldOut = item.availability < 1;
  const isBest = item.products.some(({ productId }) => productId === bestProductId);
  const cheapest = fromProduct(item);
  const cut = cutText(room.description, shownCharacters);
  return (
    <article className={isSoldOut ? 'room sold' : 'room'} aria-label={room.roomTypeName}>
      <div className="room__main">
        <Carousel
          pictures={room.images}
          sizes={cardSizes}
          isEager={isFirst}
          label={t`Pictures of ${room.roomTypeName}`}
          previousLabel={t`Previous picture`}
          nextLabel={t`Next picture`}
          positionLabel={(position, count) => t`Picture ${position} of ${count}`}
        >
          {isBest && (
            <div className="pic__tl">
              <Tag tone="solid" icon={BadgeCheck}>
                <Trans>Best price</Trans>
              </Tag>
            </div>
          )}
        </Carousel>
        <div className="room__body">
          <h3 lang={room.otherLanguages?.roomTypeName}>
            {isSoldOut ? (
              room.roomTypeName
            ) : (
              <Link to={page} onClick={onLeave}>
                {room.roomTypeName}
              </Link>
            )}
          </h3>
          <RoomFacts room={room} guests={search.guests} />
          <p className="room__desc">
            <span lang={room.otherLanguages?.description}>{cut.text}</span>{' '}
            {!isSoldOut && (
              <Link className="link" to={page} onClick={onLeave} aria-label={t`Show more: ${room.roomTypeName}`}>
                <Trans>Show more</Trans>
              </Link>
            )}
          </p>
          <div className="chips">
            {room.amenities.slice(0, 3).map((amenity) => (
              <AmenityChip key={amenity.roomAmenityCode} amenity={amenity} />
            ))}
          </div>
          <div className="room__foot">
            {isSoldOut ? (
              <p className="small">
                {isOwnChoice(orders, room.id, search.stay) ? (
                  <Trans>The last one is in your booking already.</Trans>
                ) : (
                  <Trans>Taken for your dates. Another stay may be free.</Trans>
                )}
              </p>
            ) : cheapest ? (
              <FromPrice product={cheapest} />
            ) : (
              <ByContact />
            )}
            {(isSoldOut || cheapest) && (
              <Button
                kind={isOpen ? 'quiet' : 'secondary'}
                size="s"
                isDisabled={isSoldOut}
                isWaiting={isLoading && !isSoldOut}
                waitingLabel={t`Please wait`}
                aria-expanded={isSoldOut ? undefined : isOpen}
                aria-controls={isSoldOut ? undefined : ratesId}
                onPointerEnter={readyRates}
                onFocus={readyRates}
                onClick={onToggle}
              >
                {isSoldOut ? (
                  <Trans>Room is sold out</Trans>
                ) : (
                  <>
                    {isOpen ? <Trans>Hide rates</Trans> : <Trans>Details & Book</Trans>}
                    <ChevronDown className={isOpen ? 'ic ic-s turned' : 'ic ic-s'} aria-hidden />
                  </>
                )}
              </Button>
            )}
          </div>
        </div>
      </div>
      <div id={ratesId}>
        {isOpen && (
          <Rescue isInside>
            <Suspense>
              <RateList room={room} item={item} search={search} bestProductId={bestProductId} />
            </Suspense>
          </Rescue>
        )}
      </div>
    </article>
  );
}
