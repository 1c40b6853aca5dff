import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { DeskOffer, DeskOffers, DeskRoom } from '@stayfront/contract/desk/search';
import { decimalsOf } from '@stayfront/rules/currency/currencies';
import { writeNumber } from '@stayfront/ui/formats/write-number.ts';
import { classes } from '@stayfront/ui/parts/classes.ts';
import { useState } from 'react';
import { useDesk } from '../../app/page/desk-context.tsx';
import { Dot } from '../../parts/dot.tsx';
import { paidFor } from './pick-price.ts';
import { useReasonWords } from '../../features/stay/use-reason-words.ts';
import { walkOffers } from './walk-offers.ts';

interface OfferMatrixProps {
  offers: DeskOffers;
  /** The chosen one, as room.rate. */
  chosen: string | null;
  onChoose: (roomId: string, ratePlanId: string) => void;
}

const canBeSold = (room: DeskRoom, offer: DeskOffer | undefined): boolean => room.left > 0 && offer?.product != null;

/** Rooms by rates; one stop for Tab, and the arrow keys walk it. What rules keep from guests is there, with the rule. */
export function OfferMatrix({ offers, chosen, onChoose }: OfferMatrixProps) {
  const { t } = useLingui();
  const { ratePlans, rooms } = offers;
  const [at, setAt] = useState<string | null>(null);
  const sold = rooms.flatMap((room) =>
    ratePlans
      .filter(({ ratePlanId }) => canBeSold(room, offerAt(room, ratePlanId)))
      .map(({ ratePlanId }) => `${room.roomId}.${ratePlanId}`),
  );
  const stop = [at, chosen].find((one) => one !== null && sold.includes(one)) ?? sold[0];
  return (
    <div className="matrix-scroll">
      <table className="matrix" onKeyDown={walkOffers}>
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
            <tr key={room.roomId} className={classes(!room.offers.some((one) => canBeSold(room, one)) && 'is-out')}>
              <th scope="row">
                <b>{room.roomName}</b>
                <small>
                  <RoomWords room={room} />
                </small>
              </th>
              {ratePlans.map(({ ratePlanId }) => {
                const mark = `${room.roomId}.${ratePlanId}`;
                return (
                  <td key={ratePlanId}>
                    <OfferCell
                      room={room}
                      offer={offerAt(room, ratePlanId)}
                      currency={offers.currency}
                      isOn={chosen === mark}
                      isStop={stop === mark}
                      onReach={() => setAt(mark)}
                      onChoose={() => onChoose(room.roomId, ratePlanId)}
                    />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const offerAt = ({ offers }: DeskRoom, ratePlanId: string): DeskOffer | undefined =>
  offers.find((one) => one.ratePlanId === ratePlanId);

function RoomWords({ room: { left, mostGuests, reasons } }: { room: DeskRoom }) {
  const say = useReasonWords();
  const [reason] = reasons;
  const isLeft = left > 0;
  return (
    <>
      {isLeft ? <Trans>{left} left</Trans> : <Trans>sold out</Trans>}
      <Dot />
      {reason && reason.code !== 'sold-out' ? (
        say(reason)
      ) : (
        <Plural value={mostGuests} one="# guest" other="up to # guests" />
      )}
    </>
  );
}

interface OfferCellProps {
  room: DeskRoom;
  offer: DeskOffer | undefined;
  currency: DeskOffers['currency'];
  isOn: boolean;
  /** Where Tab comes to. */
  isStop: boolean;
  onReach: () => void;
  onChoose: () => void;
}

function OfferCell({ room, offer, currency, isOn, isStop, onReach, onChoose }: OfferCellProps) {
  const { t } = useLingui();
  const { language } = useDesk();
  const say = useReasonWords();
  const [reason] = offer?.reasons ?? [];
  const product = offer?.product;
  if (!product || room.left === 0) {
    const isSaid = room.left > 0 && room.reasons.length === 0 && reason;
    return <span className="matrix__no">{isSaid ? say(reason) : '–'}</span>;
  }
  // The currency stands above: whole amounts lose their zeros.
  const money = (minor: number): string => {
    const unit = 10 ** decimalsOf(currency);
    return writeNumber(language, minor / unit, minor % unit === 0 ? 0 : decimalsOf(currency));
  };
  const isOver = offer.needsReason && reason;
  return (
    <button
      type="button"
      className={classes('matrix__offer', isOn && 'is-on', isOver && 'is-over')}
      aria-pressed={isOn}
      tabIndex={isStop ? 0 : -1}
      onFocus={onReach}
      onClick={onChoose}
    >
      <b>{money(paidFor(product))}</b>
      <small>{isOver ? say(reason) : t`${money(product.averagePerNight)} a night`}</small>
    </button>
  );
}
