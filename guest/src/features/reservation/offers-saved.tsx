import type { CurrencyCode } from '@stayfront/rules/currency/currencies';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { useVisit } from '../../app/flow/visit.tsx';
import type { ReservedRoom } from './standing-rooms.ts';

/** What offers have taken off a booked room, each in a line. */
export function OffersSaved({ stay, currency }: { stay: Pick<ReservedRoom, 'offers'>; currency: CurrencyCode }) {
  const { language } = useVisit();
  return (stay.offers ?? []).map(({ offerId, name, otherLanguages, totalDiscount }) => (
    <p className="small muted" key={offerId}>
      <span lang={otherLanguages?.name}>{name}</span>
      {': '}
      <bdi className="nb">{formatMoney(language, -totalDiscount, currency)}</bdi>
    </p>
  ));
}
