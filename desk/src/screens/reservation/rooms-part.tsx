import { Trans } from '@lingui/react/macro';
import type { DeskReservation, DeskRoom } from '@stayfront/contract/desk/reservation';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { writeNumber } from '@stayfront/ui/formats/write-number.ts';
import { useDesk } from '../../app/page/desk-context.tsx';
import { plainAmount } from '../../features/reservation/plain-amount.ts';
import { Section } from '../../parts/section.tsx';
import { RoomCard } from './room-card.tsx';

/** What was sold: rooms with their nights, what goes with them, and what it comes to. */
export function RoomsPart({ reservation }: { reservation: DeskReservation }) {
  const { language } = useDesk();
  const { rooms, currency, total, vat, localTax, specialRequest } = reservation;
  const bill = (minor: number): string => plainAmount(language, minor, currency);
  const standing = rooms.filter(({ status }) => status === 'book');
  return (
    <Section className="rv-rooms" title={<Trans>Rooms</Trans>} count={standing.length}>
      {rooms.map((room) => (
        <RoomCard key={room.roomStayIndex} room={room} reservation={reservation} />
      ))}
      <dl className="sums">
        {servicesOf(standing).map(({ serviceId, name, totalQuantity, totalPrice }) => (
          <div key={serviceId}>
            <dt>
              {name}
              {totalQuantity > 1 && ` × ${totalQuantity}`}
            </dt>
            <dd>{totalPrice === 0 ? <Trans>included</Trans> : bill(totalPrice)}</dd>
          </div>
        ))}
        <div className="sums__all">
          <dt>
            <Trans>Total</Trans>
          </dt>
          <dd>{formatMoney(language, total, currency)}</dd>
        </div>
        {vat.map(({ percentage, amount }) => (
          <div key={percentage} className="sums__small">
            <dt>
              {percentage === null ? (
                <Trans>VAT included</Trans>
              ) : (
                <Trans>VAT {writeNumber(language, percentage, percentage % 1 === 0 ? 0 : 1)} % included</Trans>
              )}
            </dt>
            <dd>{bill(amount)}</dd>
          </div>
        ))}
        {localTax > 0 && (
          <div className="sums__small">
            <dt>
              <Trans>Local taxes, paid at the hotel</Trans>
            </dt>
            <dd>{bill(localTax)}</dd>
          </div>
        )}
      </dl>
      {specialRequest !== '' && (
        <div className="wish">
          <small>
            <Trans>Special request</Trans>
          </small>
          <p>{specialRequest}</p>
        </div>
      )}
    </Section>
  );
}

/** The same service of several rooms is one line. */
function servicesOf(rooms: readonly DeskRoom[]): DeskRoom['services'] {
  const sums = new Map<string, DeskRoom['services'][number]>();
  for (const service of rooms.flatMap(({ services }) => services)) {
    const { serviceId, totalQuantity, totalPrice } = service;
    const before = sums.get(serviceId) ?? { totalQuantity: 0, totalPrice: 0 };
    sums.set(serviceId, {
      ...service,
      totalQuantity: before.totalQuantity + totalQuantity,
      totalPrice: before.totalPrice + totalPrice,
    });
  }
  return [...sums.values()];
}
