import { Trans, useLingui } from '@lingui/react/macro';
import type { DearerProducts } from '@stayfront/contract/offer';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { Price } from '@stayfront/ui/parts/price.tsx';
import { offerLinesOf } from '../../features/discount/offer-badges.tsx';
import { useVisit } from '../../app/flow/visit.tsx';

interface UpgradeOffersProps {
  upgrades: DearerProducts;
  onChoose: (productId: string) => void;
}

/** The same room at rates that give more, each with what it costs more. */
export default function UpgradeOffers({ upgrades, onChoose }: UpgradeOffersProps) {
  const { t } = useLingui();
  const { language } = useVisit();
  return (
    <ul className="ups">
      {upgrades.offers.map(({ product, differencePerNight }) => (
        <li className="box up" key={product.productId}>
          <h3 className="h4" lang={product.otherLanguages?.ratePlanName}>
            {product.ratePlanName}
          </h3>
          <p className="small muted" lang={product.otherLanguages?.ratePlanDescription}>
            {product.ratePlanDescription}
          </p>
          {product.mealText !== undefined && <p className="small">{product.mealText}</p>}
          <div className="row between">
            <Price
              big={`+\u00a0${formatMoney(language, differencePerNight, upgrades.currency, 'search')}`}
              per={t`per night`}
              sub={offerLinesOf(product.offers)}
            />
            <Button
              size="s"
              aria-label={t`Upgrade to ${product.ratePlanName}`}
              onClick={() => onChoose(product.productId)}
            >
              <Trans comment="Button, a verb: takes the better rate">Upgrade</Trans>
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}
