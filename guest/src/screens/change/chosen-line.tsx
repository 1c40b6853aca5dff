import { Trans } from '@lingui/react/macro';
import type { CurrencyCode } from '@stayfront/rules/currency/currencies';
import { Dotted } from '@stayfront/ui/parts/dotted.tsx';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { useVisit } from '../../app/flow/visit.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';
import type { ReservedRoom } from '../../features/reservation/standing-rooms.ts';
import { Difference } from './difference.tsx';
import { costOf, roomCost } from './offered-rooms.ts';
import type { Choice } from './use-choice.ts';

interface ChosenLineProps {
  choice: Choice;
  booked: ReservedRoom | null;
  /** The guest's. */
  currency: CurrencyCode;
}

/** What is chosen so far and what it costs with its services, said again whenever it changes. */
export function ChosenLine({ choice, booked, currency }: ChosenLineProps) {
  const { language } = useVisit();
  const { info } = useHotel();
  const { product, isKept, services } = choice;
  const extras = services.reduce((sum, { offer, quantity }) => sum + offer.unitPrice * quantity, 0);
  if (!product && !isKept)
    return (
      <p className="chg__chosen muted" aria-live="polite">
        {choice.rooms.length > 0 && <Trans>Choose a room and a rate.</Trans>}
      </p>
    );
  const room = isKept ? booked : null;
  const name =
    room?.roomTypeName ?? info.guestRooms.find(({ id }) => id === product?.productId.split('.')[0])?.roomTypeName;
  const rate = room ? (room.hotelPackageName ?? room.ratePlanName) : product?.ratePlanName;
  // Until its services are known, a room costs what was seen of it, or what it was booked at.
  const seen = product ? costOf(product) : (room?.totalPrice ?? 0);
  const nights = product ?? room;
  const total = choice.areServicesReady && nights ? roomCost(nights) + extras : seen;
  return (
    <p className="chg__chosen" aria-live="polite">
      <span className="small muted">
        <Dotted facts={[name, rate]} />
      </span>
      <span>
        <b className="num">
          <bdi className="nb">{formatMoney(language, total, currency)}</bdi>
        </b>
        {booked && (
          <span className="small muted">
            {' '}
            <Difference minor={total - booked.totalPrice} currency={currency} />
          </span>
        )}
      </span>
    </p>
  );
}
