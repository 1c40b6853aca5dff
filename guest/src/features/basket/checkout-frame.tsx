import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Order } from '../../app/flow/booking-request.ts';
import { formatCharge } from '@stayfront/ui/formats/format-charge.ts';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { Price } from '@stayfront/ui/parts/price.tsx';
import { Steps } from '@stayfront/ui/parts/steps.tsx';
import { useVisit } from '../../app/flow/visit.tsx';
import { SessionClock } from '../frame/session-clock.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';
import { FoldedSummary } from './folded-summary.tsx';
import { StaySummary } from './stay-summary.tsx';
import { servicesOf } from '../../app/flow/next-step.ts';
import { dueOf } from './due-of.ts';
import { totalOf } from './total-of.ts';
import './checkout.css';
import './dock.css';

interface CheckoutFrameProps {
  step: 'services' | 'details' | 'payment';
  orders: readonly Order[];
  /** The main button, which on a phone stands at the bottom of the window beside the total; none where others act. */
  action: ReactNode;
  children: ReactNode;
}

/** Steps above, the form at the start, what is being booked at the end. */
export function CheckoutFrame({ step, orders, action, children }: CheckoutFrameProps) {
  const { t } = useLingui();
  const { hotelId, config } = useHotel();
  const { language } = useVisit();
  const total = totalOf(orders);
  const { dueNow, hotelDueNow } = dueOf(orders);
  const due = formatCharge(
    language,
    { minor: hotelDueNow, currency: config.currency },
    { minor: dueNow, currency: total.currency },
  );
  const servicesLink = servicesOf(hotelId, orders.at(-1));
  return (
    <>
      <div className="cobar">
        <div className="wrap cobar__in">
          <Steps
            label={t({ message: 'Progress', comment: 'Name of the list of steps of a booking' })}
            doneLabel={t({ message: 'done', comment: 'Read out after the name of a step that the guest has finished' })}
            now={step}
            steps={[
              ...(servicesLink === null ? [] : [{ key: 'services', name: t`Services`, to: servicesLink }]),
              { key: 'details', name: t`Your details`, to: `/${hotelId}/checkout/guest-info` },
              { key: 'payment', name: t`Payment` },
            ]}
          />
          <SessionClock />
        </div>
      </div>
      <div className="wrap">
        <FoldedSummary orders={orders} />
        <div className="co">
          <div className="co__main">{children}</div>
          <aside className="cosum no-phone" aria-label={t`Your stay`}>
            <StaySummary orders={orders} />
          </aside>
        </div>
      </div>
      {action && (
        <div className="dock">
          <Price
            isLive
            className="grow"
            big={formatMoney(language, total.price, total.currency)}
            sub={
              dueNow === 0
                ? t`Nothing due today`
                : [t`${due.exact} due today`, ...(due.about === null ? [] : [<bdi key="about">{due.about}</bdi>])]
            }
          />
          {action}
        </div>
      )}
    </>
  );
}
