import type { Product } from '@stayfront/contract/offer';
import type { CurrencyCode } from '@stayfront/rules/currency/currencies';
import type { ReactNode } from 'react';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { useVisit } from '../../app/flow/visit.tsx';
import { CancellationBadge } from '../../features/offer/cancellation-badge.tsx';
import { GuaranteeBadge } from '../../features/offer/guarantee-badge.tsx';
import { OfferBadges } from '../../features/discount/offer-badges.tsx';
import { Radio } from '@stayfront/ui/parts/radio.tsx';

interface RateChoiceProps {
  value: string;
  name: string;
  conditions: Product['cancellationConditions'];
  guarantee: Product['guaranteeType'];
  deposit?: Product['deposit'];
  offers?: Product['offers'];
  price: number;
  currency: CurrencyCode;
  /** How it differs from what is booked. */
  note: ReactNode;
  isChosen: boolean;
  onChoose: (productId: string) => void;
}

/** A rate with its terms and price; the whole line chooses it. */
export function RateChoice(props: RateChoiceProps) {
  const { value, name, conditions, guarantee, deposit, offers, price, currency, note, isChosen, onChoose } = props;
  const { language } = useVisit();
  return (
    <Radio
      name="change-rate"
      value={value}
      isChecked={isChosen}
      onChange={onChoose}
      className="chg__rate"
      label={
        <span className="chg__line">
          <span>
            <b className="chg__name">{name}</b>
            <span className="chg__terms">
              <CancellationBadge conditions={conditions} />
              <GuaranteeBadge guarantee={guarantee} deposit={deposit} currency={currency} />
              <OfferBadges offers={offers} />
            </span>
          </span>
          <span className="chg__price">
            <b className="num">
              <bdi className="nb">{formatMoney(language, price, currency)}</bdi>
            </b>
            {note && <span className="cap muted">{note}</span>}
          </span>
        </span>
      }
    />
  );
}
