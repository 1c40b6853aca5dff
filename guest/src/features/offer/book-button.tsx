import { Trans, useLingui } from '@lingui/react/macro';
import type { AvailabilityItem, Product } from '@stayfront/contract/offer';
import { progressOf } from '../../app/flow/booking-request.ts';
import { useOpenedRequest } from '../../app/flow/use-booking-request.ts';
import { Button, type ButtonProps } from '@stayfront/ui/parts/button.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';
import { ByContact } from './by-contact.tsx';
import { canBook } from './can-book.ts';
import { useSearch } from '../search/use-search.ts';

interface BookButtonProps extends Pick<ButtonProps, 'size' | 'isWide' | 'onClick'> {
  item: AvailabilityItem;
  product: Product;
  /** The one filled button of its view. */
  isMain: boolean;
}

/** Books the rate; where no guest can, it says so and how it can be had. */
export function BookButton({ item, product, isMain, ...rest }: BookButtonProps) {
  const { t } = useLingui();
  const { hotelId, config } = useHotel();
  const [search] = useSearch();
  const progress = progressOf(useOpenedRequest(hotelId), search.rooms);
  if (!product.isBookable) return <ByContact />;
  const isOpen = canBook(item, product, config, progress);
  return (
    <Button
      {...rest}
      kind={isMain && isOpen ? 'primary' : 'secondary'}
      isDisabled={!isOpen}
      aria-label={t`Book ${product.ratePlanName}`}
    >
      <Trans comment="Button, a verb: reserves the room at this rate">Book</Trans>
    </Button>
  );
}
