import type { Transport } from '@stayfront/contract/call';
import type { Product } from '@stayfront/contract/offer';
import { getServices } from '@stayfront/contract/service';

/** What the services cost that are in a room at Hotel Seeblick before the guest has chosen any. */
export async function servicesTotal(api: Transport, { reference }: Product): Promise<number> {
  const { services } = await api(getServices, {
    params: { hotelId: 1001 },
    query: {},
    body: { reference, lang: 'en' },
  });
  return services.reduce((sum, { unitPrice, defaultQuantity }) => sum + unitPrice * defaultQuantity, 0);
}
