import type { OfferGiven } from '@stayfront/contract/offer';
import { Badge } from '@stayfront/ui/parts/badge.tsx';
import { Tag } from 'lucide-react';

type Named = Pick<OfferGiven, 'offerId' | 'name' | 'otherLanguages'>;

/** The names of the offers that a price has in it. */
export function OfferBadges({ offers = [] }: { offers?: readonly Named[] | undefined }) {
  return offers.map(({ offerId, name, otherLanguages }) => (
    <Badge key={offerId} tone="acc" icon={Tag} lang={otherLanguages?.name}>
      {name}
    </Badge>
  ));
}

/** The same as lines below a price; none where it has no offers. */
export const offerLinesOf = (offers: readonly Named[] | undefined) =>
  offers && offers.length > 0 ? [<OfferBadges key="offers" offers={offers} />] : [];
