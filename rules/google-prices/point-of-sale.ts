import { el, writeXml } from '../xml/write-xml.ts';

/** The words that Google puts into an address, in the words of our own pages. */
const landing = [
  'checkIn=(CHECKINYEAR)-(CHECKINMONTH)-(CHECKINDAY)',
  'nights=(LENGTH)',
  'adults=(NUM-ADULTS)',
  'children=(NUM-CHILDREN)',
  'childAges=(CHILD-AGE)',
  'roomId=(PARTNER-ROOM-ID)',
  'ratePlanId=(RATE-PLAN-ID)',
  'lang=(USER-LANGUAGE)',
  'currency=(USER-CURRENCY)',
  'displayedPrice=(PRICE-DISPLAYED-TOTAL)',
  'channelId=399',
];

/** Google's file of landing pages: whoever clicks a price lands on that stay, in his language and currency. */
export const writePointOfSale = (hotelId: number, publicUrl: string): string =>
  writeXml(
    el(
      'PointsOfSale',
      {},
      el(
        'PointOfSale',
        { id: `stayfront-${hotelId}` },
        el('Match', { status: 'yes', device: 'desktop' }),
        el('Match', { status: 'yes', device: 'mobile' }),
        el('Match', { status: 'yes', device: 'tablet' }),
        el('URL', {}, `${publicUrl}/${hotelId}?${landing.join('&')}`),
      ),
    ),
  );
