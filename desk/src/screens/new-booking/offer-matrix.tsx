import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { DeskOffer, DeskOffers, DeskRoom } from '@stayfront/contract/desk/search';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { classes } from '@stayfront/ui/parts/classes.ts';
import type { KeyboardEvent } from 'react';
import { useDesk } from '../../app/page/desk-context.tsx';
import { choose, type ChosenRoom } from './chosen-room.ts';
import { useReasonWords } from './use-reason-words.ts';

interface OfferMatrixProps {
  offers: DeskOffers;
  chosen: ChosenRoom | null;
  onChoose: (room: ChosenRoom) => void;
}

/** Rooms by rates; the arrow keys walk it. What rules keep from guests is there, paler, with the rule. */
export function OfferMatrix({ offers, chosen, onChoose }: OfferMatrixProps) {
  const { t } = useLingui();
  const { ratePlans, rooms } = offers;
  return (
    <div className="matrix-scroll">
      <table className="matrix" onKeyDown={walk}>
        <caption className="sr">{t`Rooms by rates, prices for the whole stay`}</caption>
        <thead>
          <tr>
            <td />
            {ratePlans.map(({ ratePlanId, name }) => (
              <th key={ratePlanId} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rooms.map((room) => (
            <tr key={room.roomId} className={classes(room.left === 0 && 'is-out')}>
              <th scope="row">
                <b>{room.roomName}</b>
                <small>
                  <RoomWords room={room} />
                </small>
              </th>
              {ratePlans.map(({ ratePlanId }) => (
                <td key={ratePlanId}>
                  <OfferCell
                    offers={offers}
                    room={room}
                    offer={room.offers.find((one) => one.ratePlanId === ratePlanId)}
                    isOn={chosen?.product.productId === `${room.roomId}.${ratePlanId}`}
                    onChoose={onChoose}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function RoomWords({ room: { left, mostGuests, reasons } }: { room: DeskRoom }) {
  const say = useReasonWords();
  const [reason] = reasons;
  return (
    <>
      {left === 0 ? <Trans>sold out</Trans> : <Trans>{left} left</Trans>} <span className="dot" />{' '}
      {reason ? say(reason) : <Plural value={mostGuests} one="# guest" other="up to # guests" />}
    </>
  );
}

interface OfferCellProps {
  offers: DeskOffers;
  room: DeskRoom;
  offer: DeskOffer | undefined;
  isOn: boolean;
  onChoose: (room: ChosenRoom) => void;
}

function OfferCell({ offers, room, offer, isOn, onChoose }: OfferCellProps) {
  const { t } = useLingui();
  const { language } = useDesk();
  const say = useReasonWords();
  const option = offer && choose(offers, room, offer);
  const [reason] = offer?.reasons ?? [];
  if (!offer || !option) return <span className="matrix__no">{reason && room.left > 0 ? say(reason) : t`–`}</span>;
  const { product, needsReason } = option;
  const money = (minor: number): string => formatMoney(language, minor, offers.currency, 'search');
  return (
    <button
      type="button"
      className={classes('matrix__offer', isOn && 'is-on', needsReason && 'is-over')}
      aria-pressed={isOn}
      onClick={() => onChoose(option)}
    >
      <b>{money(product.hotelTotalPrice - product.hotelTotalDiscount)}</b>
      <small>{needsReason && reason ? say(reason) : t`${money(product.averagePerNight)} a night`}</small>
    </button>
  );
}

/** From offer to offer, over cells without one. */
function walk(event: KeyboardEvent<HTMLTableElement>): void {
  const steps: Readonly<Record<string, readonly [number, number]>> = {
    ArrowUp: [-1, 0],
    ArrowDown: [1, 0],
    ArrowLeft: [0, -1],
    ArrowRight: [0, 1],
  };
  const step = steps[event.key];
  const cell = (event.target as Element).closest('td');
  if (!step || !cell) return;
  event.preventDefault();
  const isRtl = document.documentElement.dir === 'rtl';
  const [down, along] = [step[0], isRtl ? -step[1] : step[1]];
  const { rows } = event.currentTarget;
  let row = (cell.parentElement as HTMLTableRowElement).rowIndex + down;
  let column = cell.cellIndex + along;
  while (row > 0 && row < rows.length && column > 0 && column < (rows[row]?.cells.length ?? 0)) {
    const offer = rows[row]?.cells[column]?.querySelector<HTMLButtonElement>('button');
    if (offer) return offer.focus();
    row += down;
    column += along;
  }
}
