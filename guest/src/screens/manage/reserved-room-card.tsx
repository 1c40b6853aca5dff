import { Trans, useLingui } from '@lingui/react/macro';
import { guestsOf } from '@stayfront/contract/party';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import type { ReactNode } from 'react';
import type { CurrencyCode } from '@stayfront/rules/currency/currencies';
import { formatList } from '@stayfront/ui/formats/format-list.ts';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { useVisit } from '../../app/flow/visit.tsx';
import { CancellationBadge } from '../../features/offer/cancellation-badge.tsx';
import { classes } from '@stayfront/ui/parts/classes.ts';
import { Dotted } from '@stayfront/ui/parts/dotted.tsx';
import { Picture } from '@stayfront/ui/parts/picture.tsx';
import { StayLine } from '../../features/stay/stay-line.tsx';
import { Tag } from '@stayfront/ui/parts/tag.tsx';
import { useCounts } from '../../features/stay/use-counts.ts';
import { useHotel } from '../../app/page/hotel-context.ts';
import { OffersSaved } from '../../features/reservation/offers-saved.tsx';
import { RoomDeadline } from './room-deadline.tsx';
import { RoomFees } from './room-fees.tsx';
import type { ReservedRoom } from '../../features/reservation/standing-rooms.ts';
import { rateFacts } from '../../features/reservation/rate-facts.ts';

interface ReservedRoomCardProps {
  stay: ReservedRoom;
  /** As guests count: from one. */
  number: number;
  currency: CurrencyCode;
  hotelCurrency: CurrencyCode;
  /** The rooms are booked for different days. */
  hasOwnDays: boolean;
  /** The rooms cannot all be changed until the same instant. */
  hasOwnDeadline: boolean;
  /** What can be done with this room: change it, cancel it. */
  children?: ReactNode;
}

/** One room of the reservation; a cancelled one stays to be seen, with what was kept for it. */
export function ReservedRoomCard(props: ReservedRoomCardProps) {
  const { stay, number, currency, hotelCurrency, hasOwnDays, hasOwnDeadline, children } = props;
  const { t } = useLingui();
  const { language } = useVisit();
  const { info } = useHotel();
  const { people } = useCounts();
  const isCancelled = stay.status === 'cancel';
  const [picture] = info.guestRooms.find(({ id }) => id === stay.guestRoomId)?.images ?? [];
  const services = stay.services.map(({ name, quantity }) => (quantity > 1 ? `${name} × ${quantity}` : name));
  const fee = formatMoney(language, stay.cancellationFee, hotelCurrency);
  const changeFee = formatMoney(language, stay.changeFee, hotelCurrency);
  return (
    <article className={classes('mroom', isCancelled && 'is-gone')} aria-labelledby={`room-${stay.roomStayIndex}`}>
      {picture && (
        <div className="pic mroom__pic">
          <Picture picture={{ ...picture, alt: '' }} sizes="192px" isEager={number === 1} />
        </div>
      )}
      <div className="grow mroom__facts">
        <p className="cap muted">{t`Room ${number}`}</p>
        <h2 className="h3" id={`room-${stay.roomStayIndex}`}>
          {stay.roomTypeName}
        </h2>
        <p className="small muted">
          <Dotted facts={[...rateFacts(stay), people(guestsOf(stay))]} />
        </p>
        {hasOwnDays && (
          <p className="small muted">
            <StayLine stay={{ arrival: stayDate(stay.startDate), departure: stayDate(stay.endDate) }} isOrder />
          </p>
        )}
        {services.length > 0 && <p className="small muted">{formatList(language, services)}</p>}
        {!isCancelled && <OffersSaved stay={stay} currency={currency} />}
        {stay.changeFee > 0 && (
          <p className="small muted">
            <Trans>Fees of changes: {changeFee}</Trans>
          </p>
        )}
        {isCancelled ? (
          <p className="mroom__state">
            <Tag tone="bad">
              <Trans>Cancelled</Trans>
            </Tag>
            {stay.cancellationFee > 0 && (
              <span className="small muted">
                <Trans>The hotel keeps {fee}.</Trans>
              </span>
            )}
          </p>
        ) : (
          <>
            <p className="mroom__state">
              <CancellationBadge conditions={stay.cancellationConditions} />
            </p>
            {(hasOwnDeadline || stay.isExpired) && <RoomDeadline stay={stay} />}
          </>
        )}
      </div>
      {!isCancelled && <RoomFees stay={stay} hotelCurrency={hotelCurrency} />}
      <div className="mroom__e">
        <bdi className="num strong mroom__price">{formatMoney(language, stay.totalPrice, currency)}</bdi>
        {children && <div className="mroom__acts">{children}</div>}
      </div>
    </article>
  );
}
