import type { ReadHotel } from '../property/hotel/hotel.ts';
import type { PaymentPage } from './port/payment-provider.ts';
import type { ProviderOf } from './provider-of.ts';

type PageInEnvironment = PaymentPage & { readonly environment: 'sandbox' | 'production' };

/** What a hotel's payment page needs of its provider. With the hotel's `test` on, it is the provider's test system. */
export const paymentPages =
  (providerOf: ProviderOf, readHotel: ReadHotel) =>
  async (hotelId: number): Promise<PageInEnvironment | null> => {
    const page = (await providerOf(hotelId))?.page;
    if (!page) return null;
    const isTest = page.isTest ?? (await readHotel(hotelId))?.document.config.test ?? true;
    return { ...page, environment: isTest ? 'sandbox' : 'production' };
  };
