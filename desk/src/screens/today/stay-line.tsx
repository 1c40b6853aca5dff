import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { DayStay } from '@stayfront/contract/desk/day';
import type { CurrencyCode } from '@stayfront/rules/currency/currencies';
import { formatDay } from '@stayfront/ui/formats/format-day.ts';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { MessageSquareText } from 'lucide-react';
import { Link } from 'react-router';
import { useDesk, useMay } from '../../app/page/desk-context.tsx';
import { DoorChoice } from '../../features/reservation/door-choice.tsx';
import { Mark } from '../../parts/mark.tsx';
import { useTick } from './use-tick.ts';

export type ListName = 'arriving' | 'leaving' | 'staying';

interface StayLineProps {
  stay: DayStay;
  list: ListName;
  currency: CurrencyCode;
  day: string;
  today: string;
}

/** One room of a day, with what it takes to greet its guests, and the tick that says they have come or gone. */
export function StayLine({ stay, list, currency, day, today }: StayLineProps) {
  const { t } = useLingui();
  const { hotelId, language } = useDesk();
  const mayTick = useMay('front-desk');
  const tick = useTick(stay, day);
  const guest = stay.guestName || t`Guest erased`;
  const { expectedTime: time } = stay;
  const persons = stay.adults + stay.children + stay.infants;
  const canTick = mayTick && (list === 'leaving' ? tick.presence !== 'expected' : today >= stay.arrival);
  const target = list === 'leaving' ? 'left' : 'arrived';
  const isTicked = list === 'leaving' ? tick.presence === 'left' : tick.presence !== 'expected';
  const tickWords =
    list === 'leaving'
      ? isTicked
        ? t`${guest} has left`
        : t`${guest} leaves`
      : isTicked
        ? t`${guest} is here`
        : t`${guest} arrives`;
  return (
    <li className="stay-line">
      {list !== 'staying' && (
        <input
          type="checkbox"
          className="stay-line__tick"
          checked={isTicked}
          disabled={!canTick || tick.isPending}
          aria-label={tickWords}
          onChange={() => tick.set(isTicked ? (list === 'leaving' ? 'arrived' : 'expected') : target)}
        />
      )}
      <DoorChoice stay={stay} guestName={stay.guestName} />
      <div className="entry__words">
        <Link className="stay-line__guest" to={`/${hotelId}/desk/reservations/${stay.reservationId}`}>
          <b>{guest}</b>
        </Link>
        <small>
          {stay.roomName}
          {' · '}
          <Plural value={stay.nights} one="# night" other="# nights" />
          {' · '}
          <Plural value={persons} one="# person" other="# persons" />
          {list === 'arriving' && time && (
            <>
              {' · '}
              <span className="stay-line__time">
                <Trans comment="A time of day">at {time}</Trans>
              </span>
            </>
          )}
        </small>
        {stay.specialRequest && (
          <small className="stay-line__wish">
            <MessageSquareText className="ic ic-xs" aria-hidden />
            <span className="sr">{t`Asked for:`}</span>
            {stay.specialRequest}
          </small>
        )}
      </div>
      {tick.isWaiting ? (
        <Mark tone="open">
          <Trans>Waits for the network</Trans>
        </Mark>
      ) : list === 'staying' && tick.presence === 'expected' && stay.arrival < today ? (
        // Whoever should have come before today, and nobody has ticked: forgotten, or a no-show.
        <Mark tone="warn">
          <Trans>Not here yet</Trans>
        </Mark>
      ) : list === 'staying' ? (
        <span className="stay-line__end">
          <Trans>until {formatDay(language, stay.departure, 'brief')}</Trans>
        </span>
      ) : stay.owed > 0 ? (
        <Mark tone="warn">
          <Trans>{formatMoney(language, stay.owed, currency)} open</Trans>
        </Mark>
      ) : (
        <Mark tone="ok">
          <Trans>Paid</Trans>
        </Mark>
      )}
    </li>
  );
}
