import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { BedDouble, ChevronUp, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import type { Order } from '../../app/flow/booking-request.ts';
import type { Search } from '../../app/flow/search.ts';
import { formatList } from '@stayfront/ui/formats/format-list.ts';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { classes } from '@stayfront/ui/parts/classes.ts';
import { Dotted } from '@stayfront/ui/parts/dotted.tsx';
import { Price } from '@stayfront/ui/parts/price.tsx';
import { StayLine } from '../stay/stay-line.tsx';
import { useVisit } from '../../app/flow/visit.tsx';
import { orderTotal, totalOf } from './total-of.ts';
import { useNamedOrder } from './use-named-order.ts';
import { useHotel } from '../../app/page/hotel-context.ts';
import { useChosenRooms } from './use-chosen-rooms.ts';
import './chosen-bar.css';

interface ChosenBarProps {
  orders: readonly Order[];
  search: Search;
  /** Stands in the page instead of at the foot of the window, where that is taken. */
  isStill?: boolean;
}

/** What is chosen and what it comes to, with the ways to go on, to change it and to take it out. */
export default function ChosenBar({ orders, search, isStill = false }: ChosenBarProps) {
  const { t } = useLingui();
  const { language } = useVisit();
  const { info } = useHotel();
  const { change, remove, goOn } = useChosenRooms(search);
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  const count = orders.length;
  const isAll = count >= search.rooms.length;
  const { price, currency } = totalOf(orders);
  const total = formatMoney(language, price, currency, 'search');
  const chosen = formatList(
    language,
    orders.map(
      (order) => info.guestRooms.find(({ id }) => id === order.guestRoomId)?.roomTypeName ?? order.roomTypeName,
    ),
  );
  return (
    <section className={classes('chosen', isStill && 'still', isOpen && 'open')} aria-label={t`Your stay`}>
      <div className="wrap chosen__in">
        <button
          type="button"
          className="chosen__fold only-phone"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Price big={total} sub={chosen} />
          <ChevronUp className={isOpen ? 'ic turned' : 'ic'} aria-hidden />
        </button>
        <ul id={listId} className="chosen__list">
          {orders.map((order, place) => (
            <ChosenRoom
              key={order.product.reference}
              order={order}
              onChange={() => change(place)}
              onRemove={() => remove(place)}
            />
          ))}
        </ul>
        <Price isLive className="no-phone" from={t`Total`} big={total} />
        <Button kind={isAll ? 'primary' : 'secondary'} onClick={goOn}>
          {isAll ? (
            <Trans>Continue</Trans>
          ) : (
            t`${plural(count, { one: 'Continue with # room', other: 'Continue with # rooms' })}`
          )}
        </Button>
      </div>
    </section>
  );
}

type ChosenRoomProps = { order: Order; onChange: () => void; onRemove: () => void };

function ChosenRoom({ order, onChange, onRemove }: ChosenRoomProps) {
  const { language } = useVisit();
  const { roomName } = useNamedOrder(order);
  const id = useId();
  return (
    <li className="chosen__room">
      <BedDouble className="ic no-phone" aria-hidden />
      <span className="grow">
        <b id={`${id}-name`}>{roomName}</b>
        <small>
          <Dotted
            facts={[
              <StayLine key="stay" stay={order.stay} guests={order.guests} />,
              <bdi key="price">{formatMoney(language, orderTotal(order), order.product.currency, 'search')}</bdi>,
            ]}
          />
        </small>
      </span>
      <Button id={`${id}-change`} kind="quiet" size="s" aria-labelledby={`${id}-change ${id}-name`} onClick={onChange}>
        <Trans>Change</Trans>
      </Button>
      <Button id={`${id}-remove`} kind="quiet" size="s" aria-labelledby={`${id}-remove ${id}-name`} onClick={onRemove}>
        <Trash2 className="ic ic-s" aria-hidden />
        <Trans comment="Button: takes a room out of the search">Remove</Trans>
      </Button>
    </li>
  );
}
