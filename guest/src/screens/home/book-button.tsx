import { Trans, useLingui } from '@lingui/react/macro';
import type { AvailabilityItem, Product } from '@stayfront/contract/offer';
import { Button, type ButtonProps } from '../../parts/button.tsx';
import { useHotel } from '../frame/hotel-context.ts';
import { canBook } from './can-book.ts';

interface BookButtonProps extends Pick<ButtonProps, 'size' | 'isWide' | 'onClick'> {
  item: AvailabilityItem;
  product: Product;
  /** The one filled button of its view. */
  isMain: boolean;
}

// A booking has one stay, and choosing another room for it is allowed until it is placed.
const choosing = { isAllBooked: false, isPaymentAllowed: false };

export function BookButton({ item, product, isMain, ...rest }: BookButtonProps) {
  const { t } = useLingui();
  const { config } = useHotel();
  const isOpen = product.isBookable && canBook(item, product, config, choosing);
  return (
    <Button
      {...rest}
      kind={isMain && isOpen ? 'primary' : 'secondary'}
      isDisabled={!isOpen}
      aria-label={product.isBookable ? t`Book ${product.ratePlanName}` : undefined}
    >
      {product.isBookable ? <Trans>Book</Trans> : <Trans>Soon</Trans>}
    </Button>
  );
}
