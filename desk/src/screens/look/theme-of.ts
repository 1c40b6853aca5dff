import type { Customization, CustomizationState } from '@stayfront/contract/customization';
import type { HotelConfig } from '@stayfront/contract/hotel';

/** What guests would see of a look: its pictures as they are drawn, a logo only where the subscription has one. */
export function themeOf(
  { logoUrl, bgUrl, ...look }: Customization,
  pictures: CustomizationState['pictures'],
  subscription: HotelConfig['subscription'],
): HotelConfig['theme'] {
  const drawn = (url: string | null) => pictures.find((one) => one.url === url)?.picture ?? null;
  return { ...look, logo: subscription === 'premium' ? drawn(logoUrl) : null, background: drawn(bgUrl) };
}
