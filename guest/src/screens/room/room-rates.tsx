import { Trans, useLingui } from '@lingui/react/macro';
import type { Stay } from '@stayfront/rules/stay/stay-date';
import { Check } from 'lucide-react';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { ByContact } from '../../features/offer/by-contact.tsx';
import { byPrice } from '../../app/flow/from-product.ts';
import { RateRow } from '../../features/offer/rate-row.tsx';
import type { ShownRoom } from './find-shown.ts';

interface RoomRatesProps {
  shown: ShownRoom;
  stay: Stay;
  onChoose: (productId: string) => void;
}

/** All rates of the room; the one in view is marked. */
export function RoomRates({ shown, stay, onChoose }: RoomRatesProps) {
  const { t } = useLingui();
  return (
    <div className="rp__rates">
      {byPrice(shown.item.products).map((product) => {
        const isChosen = product.productId === shown.product?.productId;
        return (
          <RateRow
            key={product.productId}
            roomId={shown.room.id}
            stay={stay}
            product={product}
            level={3}
            action={
              !product.isBookable ? (
                <ByContact />
              ) : (
                <Button
                  kind="secondary"
                  size="s"
                  className={isChosen ? 'is-picked' : undefined}
                  aria-pressed={isChosen}
                  aria-label={isChosen ? t`Selected: ${product.ratePlanName}` : t`Choose ${product.ratePlanName}`}
                  onClick={() => onChoose(product.productId)}
                >
                  {isChosen ? (
                    <>
                      <Check className="ic ic-s" aria-hidden />
                      <Trans comment="State of the rate that was chosen">Selected</Trans>
                    </>
                  ) : (
                    <Trans comment="Button, a verb: takes this rate">Choose</Trans>
                  )}
                </Button>
              )
            }
          />
        );
      })}
    </div>
  );
}
