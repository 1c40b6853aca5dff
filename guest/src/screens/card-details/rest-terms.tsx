import { Trans } from '@lingui/react/macro';
import { cardAbilities } from '@stayfront/rules/payment/can-secure';
import { formatDay } from '@stayfront/ui/formats/format-day.ts';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import type { Order } from '../../app/flow/booking-request.ts';
import { useVisit } from '../../app/flow/visit.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';
import { totalOf } from '../../features/basket/total-of.ts';

/** What is paid later of the chosen rooms, and how: who pays the deposit agrees to it. */
export function RestTerms({ orders }: { orders: readonly Order[] }) {
  const { language } = useVisit();
  const { config } = useHotel();
  const { later } = totalOf(orders);
  const isCollected = cardAbilities(config.paymentSolutionsProvider).canCollect;
  const isCancelled = orders.some(({ product }) => product.deposit?.ifUnpaid === 'cancel');
  return later.map(({ dueOn, hotelMinor }) => {
    const day = formatDay(language, dueOn, 'dated');
    const amount = <bdi className="nb">{formatMoney(language, hotelMinor, config.currency)}</bdi>;
    return (
      <p className="small" key={dueOn}>
        {isCollected ? (
          <Trans>
            On {day} the rest, {amount}, is taken from the card you pay with now.
          </Trans>
        ) : (
          <Trans>
            You pay the rest, {amount}, by {day}. We send you a link in time.
          </Trans>
        )}{' '}
        {isCancelled && <Trans>If it is not paid then, the booking is cancelled by its conditions.</Trans>}
      </p>
    );
  });
}
