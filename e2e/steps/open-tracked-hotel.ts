import { openHotel } from '../server/open-hotel.ts';

export const trackedHotel = 2130;

/** A hotel with a tag manager, a service and a code: what journeys about tags book. */
export async function openTrackedHotel(): Promise<void> {
  const sledge = {
    id: 'sledge',
    name: { en: 'Sledge' },
    description: { en: 'For two.' },
    pricingType: 'Per use',
    priceMinor: 1_550,
    maxQuantity: 3,
  };
  await openHotel(trackedHotel, {
    services: [sledge],
    ratePlans: [
      {
        id: 'pay-at-hotel',
        code: 'PAH',
        name: { en: 'Pay at hotel' },
        description: { en: 'Nothing to pay now.' },
        guarantee: 'None',
        cancellationPolicy: 'free-until-three-days',
        isBestAvailableRate: true,
        services: ['sledge'],
      },
    ],
    promotions: [{ code: 'SNOW10', name: { en: 'Snow' }, discount: { kind: 'percent', basisPoints: 1_000 } }],
    config: { trackers: { tagManagerId: 'GTM-TEST123' }, paymentSolutionsProvider: 'PAYRAILS' },
  });
}
