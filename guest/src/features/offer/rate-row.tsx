import { Trans, useLingui } from '@lingui/react/macro';
import type { Product } from '@stayfront/contract/offer';
import type { Stay } from '@stayfront/rules/stay/stay-date';
import { ReceiptText, Utensils } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { Badge } from '@stayfront/ui/parts/badge.tsx';
import { cutText } from '@stayfront/ui/parts/cut-text.ts';
import { GuaranteeBadge } from './guarantee-badge.tsx';
import { OfferBadges } from '../discount/offer-badges.tsx';
import { Price } from '@stayfront/ui/parts/price.tsx';
import { useCounts } from '../stay/use-counts.ts';
import { useIncluded } from './use-included.ts';
import { useWas } from '../discount/use-was.ts';
import { useVisit } from '../../app/flow/visit.tsx';
import { CancellationTip } from './cancellation-tip.tsx';

const shownCharacters = 120;

interface RateRowProps {
  roomId: string;
  stay: Stay;
  product: Product;
  /** The heading's place in the page. */
  level: 3 | 4;
  /** What can be done with it. */
  action: ReactNode;
}

export function RateRow({ roomId, stay, product, level, action }: RateRowProps) {
  const { t } = useLingui();
  const { language } = useVisit();
  const { nights } = useCounts();
  const [isWhole, setIsWhole] = useState(false);
  const Heading = `h${level}` as const;
  const cut = cutText(product.ratePlanDescription, shownCharacters);
  const included = useIncluded()(product);
  const night = formatMoney(language, product.averagePerNight, product.currency, 'search');
  const was = useWas();
  return (
    <section className="rate" aria-label={product.ratePlanName}>
      <div>
        <Heading lang={product.otherLanguages?.ratePlanName}>{product.ratePlanName}</Heading>
        <p>
          <span lang={product.otherLanguages?.ratePlanDescription}>
            {isWhole ? product.ratePlanDescription : cut.text}
          </span>{' '}
          {cut.isCut && (
            <button type="button" className="link" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
              {isWhole ? <Trans>Show less</Trans> : <Trans>Show more</Trans>}
            </button>
          )}
        </p>
      </div>
      <div className="rate__b">
        <CancellationTip roomId={roomId} stay={stay} product={product} />
        <GuaranteeBadge guarantee={product.guaranteeType} deposit={product.deposit} />
        {product.mealText !== undefined && <Badge icon={Utensils}>{product.mealText}</Badge>}
        {product.isBookable && <OfferBadges offers={product.offers} />}
        {product.isBookable && included !== null && <Badge icon={ReceiptText}>{included}</Badge>}
      </div>
      {product.isBookable && (
        <Price
          big={formatMoney(language, product.totalPrice - product.totalDiscount, product.currency, 'search')}
          was={was(product, product.totalPrice)}
          sub={[t`for ${nights(product.nbNights)}`, t`${night} per night`]}
        />
      )}
      {action}
    </section>
  );
}
