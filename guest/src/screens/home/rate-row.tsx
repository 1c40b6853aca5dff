import { Trans, useLingui } from '@lingui/react/macro';
import type { Product } from '@stayfront/contract/offer';
import { useState } from 'react';
import { formatMoney } from '../../i18n/format.ts';
import { Button } from '../../parts/button.tsx';
import { CancellationBadge } from '../../parts/cancellation-badge.tsx';
import { cutText } from '../../parts/cut-text.ts';
import { GuaranteeBadge } from '../../parts/guarantee-badge.tsx';
import { Price } from '../../parts/price.tsx';
import { useCounts } from '../../parts/use-counts.ts';
import { useVisit } from '../../page/visit.tsx';

const shownCharacters = 120;

interface RateRowProps {
  product: Product;
  isBest: boolean;
  /** False where it is shown but cannot be had now. */
  isOpen: boolean;
  onBook: () => void;
}

export function RateRow({ product, isBest, isOpen, onBook }: RateRowProps) {
  const { t } = useLingui();
  const { language } = useVisit();
  const { nights } = useCounts();
  const [isWhole, setIsWhole] = useState(false);
  const cut = cutText(product.ratePlanDescription, shownCharacters);
  const night = formatMoney(language, product.averagePerNight, product.currency, 'search');
  const before = formatMoney(language, product.totalPrice, product.currency, 'search');
  return (
    <section className="rate" aria-label={product.ratePlanName}>
      <div>
        <h4>{product.ratePlanName}</h4>
        <p>
          {isWhole ? product.ratePlanDescription : cut.text}{' '}
          {cut.isCut && (
            <button type="button" className="link" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
              {isWhole ? <Trans>Show less</Trans> : <Trans>Show more</Trans>}
            </button>
          )}
        </p>
      </div>
      <div className="rate__b">
        <CancellationBadge conditions={product.cancellationConditions} />
        <GuaranteeBadge guarantee={product.guaranteeType} />
      </div>
      <Price
        big={formatMoney(language, product.totalPrice - product.totalDiscount, product.currency, 'search')}
        was={product.totalDiscount > 0 ? { amount: before, label: t`Before the discount` } : undefined}
        sub={[t`for ${nights(product.nbNights)}`, t`${night} per night`]}
      />
      <Button
        kind={isBest && product.isBookable && isOpen ? 'primary' : 'secondary'}
        size="s"
        isDisabled={!product.isBookable || !isOpen}
        aria-label={product.isBookable ? t`Book ${product.ratePlanName}` : undefined}
        onClick={onBook}
      >
        {product.isBookable ? <Trans>Book</Trans> : <Trans>Soon</Trans>}
      </Button>
    </section>
  );
}
