import type { HotelConfig } from '@stayfront/contract/hotel';
import type { Reservation } from '@stayfront/contract/reservation';
import { writeDecimal } from '@stayfront/rules/payment/decimal-amount';
import { adConsent } from './ad-consent.ts';
import { channelCookies, forget } from './channel-cookies.ts';
import { cookieNamed } from './cookie-named.ts';

/**
 * Loads the hotel-shop's conversion script where its click brought the guest, the hotel has its credentials and the guest
 * agreed to advertising; once for a click. It runs in a frame that can see nothing of this page: whoever wrote it learns
 * what stands in its address and no more.
 */
export function notifyHotelShop(config: HotelConfig, reservation: Reservation): void {
  const { hotelShopId, hotelShopScript } = config.trackers;
  const click = cookieNamed(channelCookies.hotelShopClick);
  if (!click || !hotelShopId || !hotelShopScript || adConsent(config) !== 'granted') return;
  // Only the document of the confirmation lets the script in: whoever was led here from another opens it anew.
  const [opened] = performance.getEntriesByType('navigation');
  if (opened && new URL(opened.name).pathname !== location.pathname) return location.reload();
  const stays = reservation.roomStays.filter(({ status }) => status === 'book');
  if (stays.length === 0) return;
  forget('hotelShopClick');
  const sum = (count: (stay: (typeof stays)[number]) => number): number =>
    stays.reduce((all, stay) => all + count(stay), 0);
  const address = new URL(hotelShopScript);
  const said = {
    account: hotelShopId,
    click,
    revenue: writeDecimal({ minor: reservation.hotelTotalPrice, currency: reservation.hotelCurrency }),
    roomNights: sum(({ nbNights }) => nbNights),
    rooms: stays.length,
    reservation: reservation.reservationId,
    currency: reservation.hotelCurrency,
    adults: sum(({ nbAdults }) => nbAdults),
    checkIn: stays.map(({ startDate }) => startDate).sort()[0] ?? '',
  };
  for (const [name, value] of Object.entries(said)) address.searchParams.set(name, String(value));
  const script = document.createElement('script');
  script.src = address.href;
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.srcdoc = script.outerHTML;
  document.body.append(frame);
}
