import { Trans, useLingui } from '@lingui/react/macro';
import { Landmark } from 'lucide-react';
import type { Order } from '../../app/flow/booking-request.ts';
import { useBookingRequest } from '../../app/flow/use-booking-request.ts';
import { formatVatRate } from '../../app/i18n/format-vat-rate.ts';
import { cardAbilities } from '@stayfront/rules/payment/can-secure';
import { formatDay } from '@stayfront/ui/formats/format-day.ts';
import { formatCharge } from '@stayfront/ui/formats/format-charge.ts';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { Alert } from '@stayfront/ui/parts/alert.tsx';
import { splitDiscount } from '../discount/split-discount.ts';
import { CancellationBadge } from '../offer/cancellation-badge.tsx';
import { Dotted } from '@stayfront/ui/parts/dotted.tsx';
import { Picture } from '@stayfront/ui/parts/picture.tsx';
import { StayLine } from '../stay/stay-line.tsx';
import { SummaryLines } from '@stayfront/ui/parts/summary-lines.tsx';
import { useCounts } from '../stay/use-counts.ts';
import { useVisit } from '../../app/flow/visit.tsx';
import { usePricingWords } from './use-pricing-words.ts';
import { useHotel } from '../../app/page/hotel-context.ts';
import { orderTotal, totalOf } from './total-of.ts';
import { useLocalTaxes } from './use-local-taxes.ts';
import { vatIn } from './vat-in.ts';
import { useNamedOrder } from './use-named-order.ts';
import './summary.css';

/** Room by room, then the total, what is due today, and what is not included. */
export function StaySummary({ orders }: { orders: readonly Order[] }) {
  const { t } = useLingui();
  const { language } = useVisit();
  const { config } = useHotel();
  const total = totalOf(orders);
  const taxes = useLocalTaxes(orders);
  const isCollected = cardAbilities(config.paymentSolutionsProvider).canCollect;
  const isExchanged = total.currency !== config.currency;
  const bill = (minor: number) => formatMoney(language, minor, total.currency);
  /** In the currency it is charged in, and beside it about what that is in the guest's. */
  const charged = (hotelMinor: number, minor: number) => {
    const { exact, about } = formatCharge(
      language,
      { minor: hotelMinor, currency: config.currency },
      { minor, currency: total.currency },
    );
    return { amount: exact, note: about === null ? undefined : <bdi>{about}</bdi>, kind: 'strong' as const };
  };
  const [first] = orders;
  return (
    <div className="box sum">
      <header className="sum__head">
        <h2 className="h3">
          <Trans>Your stay</Trans>
        </h2>
        {first && (
          <p className="small muted">
            <StayLine stay={first.stay} isOrder />
          </p>
        )}
      </header>
      {orders.map((order, index) => (
        <OrderSummary key={order.product.reference} order={order} position={index + 1} />
      ))}
      <section className="sum__total">
        <div className="row between" aria-live="polite" aria-atomic>
          <h3 className="h4">
            <Trans>Total</Trans>
          </h3>
          <bdi className="big">{bill(total.price)}</bdi>
        </div>
        <SummaryLines
          lines={[
            ...vatIn(orders, config.vatBasisPoints).map(({ basisPoints, minor }) => ({
              key: `vat ${basisPoints}`,
              label: basisPoints === null ? t`VAT, included` : t`VAT ${formatVatRate(language, basisPoints)}, included`,
              amount: bill(minor),
            })),
            ...(isExchanged
              ? [
                  {
                    key: 'charged',
                    label: t`Total in ${config.currency}`,
                    amount: formatMoney(language, total.hotelPrice, config.currency),
                  },
                ]
              : []),
            {
              key: 'today',
              label: t({ message: 'Due today', comment: 'Amount that is paid when booking' }),
              ...charged(total.hotelDueNow, total.dueNow),
            },
            ...total.later.map(({ dueOn, minor, hotelMinor }) => {
              const day = formatDay(language, dueOn, 'dated');
              const { note, ...amount } = charged(hotelMinor, minor);
              return {
                key: dueOn,
                label: t`Due on ${day}`,
                ...amount,
                note: (
                  <>
                    {isCollected ? <Trans>Taken from your card</Trans> : <Trans>You get a link to pay it</Trans>} {note}
                  </>
                ),
              };
            }),
            {
              key: 'hotel',
              label: t`Due at the hotel`,
              ...charged(total.hotelDueAtHotel, total.dueAtHotel),
            },
            ...(config.invoicingCurrency !== undefined && config.invoicingCurrency !== total.currency
              ? [{ key: 'invoice', label: t`Invoice currency`, amount: config.invoicingCurrency }]
              : []),
            ...taxes.map(({ taxId, description, amount }) => ({
              key: taxId,
              label: description,
              note: t`Not included, collected at check-in`,
              amount: bill(amount),
            })),
          ]}
        />
        {total.localTax > 0 && (
          <Alert icon={Landmark}>
            <Trans>City tax of {bill(total.localTax)} is not included. It is collected by the hotel at check-in.</Trans>
          </Alert>
        )}
      </section>
    </div>
  );
}

function OrderSummary({ order, position }: { order: Order; position: number }) {
  const { t } = useLingui();
  const { language } = useVisit();
  const { hotelId, info } = useHotel();
  const [{ search }] = useBookingRequest(hotelId);
  const byCode = (promoCode: string) => t`Promo code ${promoCode}`;
  const { nights, people } = useCounts();
  const { times } = usePricingWords();
  const { product } = order;
  const { roomName, rateName, services, offers } = useNamedOrder(order);
  const { rest } = splitDiscount(product);
  const room = info.guestRooms.find(({ id }) => id === order.guestRoomId);
  const [picture] = room?.images ?? [];
  const bill = (minor: number) => formatMoney(language, minor, product.currency);
  return (
    <section className="sum__room">
      <div className="row">
        {picture && (
          <div className="pic sum__thumb">
            <Picture picture={{ ...picture, alt: '' }} sizes="72px" />
          </div>
        )}
        <div className="grow">
          <p className="cap muted">{t`Room ${position}`}</p>
          <h3 className="h4">{roomName}</h3>
          <p className="small muted">
            <Dotted facts={[rateName, people(order.guests)]} />
          </p>
        </div>
      </div>
      <SummaryLines
        lines={[
          { key: 'room', label: t`Room, ${nights(product.nbNights)}`, amount: bill(product.roomPrice) },
          ...offers.map(({ offerId, name, otherLanguages, code, totalDiscount }) => ({
            key: `offer ${offerId}`,
            label: <span lang={otherLanguages?.name}>{name}</span>,
            note: code === undefined ? undefined : byCode(code),
            amount: bill(-totalDiscount),
            kind: 'saving' as const,
          })),
          ...(rest > 0
            ? [
                {
                  key: 'discount',
                  label: search?.promoCode ? byCode(search.promoCode) : t`Discount`,
                  amount: bill(-rest),
                  kind: 'saving' as const,
                },
              ]
            : []),
          ...services.map(({ serviceId, name, quantity, unitPrice, ...service }) => ({
            key: serviceId,
            label: name,
            note: times(service, quantity),
            amount: unitPrice === 0 ? t`Included` : bill(unitPrice * quantity),
          })),
          {
            key: 'total',
            label: t`Room total`,
            amount: bill(orderTotal(order)),
            kind: 'total',
          },
        ]}
      />
      <CancellationBadge conditions={product.cancellationConditions} />
    </section>
  );
}
