import { Trans } from '@lingui/react/macro';
import type { CancellationPolicies, OrderConditions } from '@stayfront/contract/cancellation';
import type { DearerProducts } from '@stayfront/contract/offer';
import type { Search } from '../../app/flow/search.ts';
import { withLaterTexts } from '../../app/i18n/with-later-texts.ts';
import { Accordion } from '@stayfront/ui/parts/accordion.tsx';
import { lazyPart } from '@stayfront/ui/parts/lazy-part.ts';
import { Suspense } from 'react';
import { CancellationSteps } from './cancellation-steps.tsx';
import { Facilities } from './facilities.tsx';
import type { ShownRoom } from './find-shown.ts';
import { PriceDetails } from './price-details.tsx';
import { RoomDescription } from './room-description.tsx';
import { RoomRates } from './room-rates.tsx';

/** Asked for only once a rate is chosen. */
const UpgradeOffers = lazyPart(() => withLaterTexts(import('./upgrade-offers.tsx')));

interface RoomSectionsProps {
  shown: ShownRoom;
  search: Search;
  policies: CancellationPolicies | undefined;
  amounts: OrderConditions['roomStays'][number] | undefined;
  upgrades: DearerProducts | undefined;
  onChoose: (productId: string) => void;
}

/** All open at first; a phone begins with the facilities, because pictures and price are in view already. */
export function RoomSections({ shown, search, policies, amounts, upgrades, onChoose }: RoomSectionsProps) {
  const { room, product } = shown;
  const sections = [
    {
      key: 'description',
      title: <Trans>Description</Trans>,
      body: <RoomDescription room={room} />,
    },
    {
      key: 'rate-plans',
      title: <Trans>Rate plans</Trans>,
      body: <RoomRates shown={shown} stay={search.stay} onChoose={onChoose} />,
    },
    {
      key: 'facilities',
      title: <Trans comment="What a room has: balcony, bathtub, kettle">Facilities</Trans>,
      body: <Facilities room={room} />,
    },
    ...(product?.isBookable
      ? [
          {
            key: 'price-details',
            title: <Trans>Price details</Trans>,
            body: <PriceDetails product={product} search={search} />,
          },
        ]
      : []),
    ...(product
      ? [
          {
            key: 'cancellation',
            title: <Trans>Cancellation conditions</Trans>,
            body: <CancellationSteps product={product} search={search} policies={policies} amounts={amounts} />,
          },
        ]
      : []),
    ...(upgrades && upgrades.offers.length > 0
      ? [
          {
            key: 'upgrades',
            title: <Trans>Make more of this room</Trans>,
            body: (
              <Suspense>
                <UpgradeOffers upgrades={upgrades} onChoose={onChoose} />
              </Suspense>
            ),
          },
        ]
      : []),
  ];
  return (
    <Accordion
      items={sections.map(({ key, title, body }, index) => ({
        key,
        title: <h2>{title}</h2>,
        body,
        isOpen: true,
        isShutOnPhone: index < 2,
      }))}
    />
  );
}
