import type { getHotelChainAvailabilities } from '@stayfront/contract/chain';
import type { getRoomsAvailabilities } from '@stayfront/contract/offer';
import type { getPackagesAvailabilities } from '@stayfront/contract/package';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { withLaterTexts } from '../../app/i18n/with-later-texts.ts';
import { checkDates } from '../../app/flow/check-dates.ts';
import { refusedAs, type Refusals } from '../../app/flow/refused-as.ts';
import { resetSession } from '../../app/flow/reset-session.ts';
import { hotelToday } from '../../app/flow/search.ts';
import { useIsBrowser } from '../../app/flow/use-booking-request.ts';
import { useVisit } from '../../app/flow/visit.tsx';
import { previewBase } from '../../app/flow/preview-base.ts';
import { useHotel } from '../../app/page/hotel-context.ts';
import { useResetSearch } from '../frame/use-reset-search.ts';
import { lazyPart } from '@stayfront/ui/parts/lazy-part.ts';

const PastDatesDialog = lazyPart(() => withLaterTexts(import('../frame/past-dates-dialog.tsx')));

type Search = typeof getRoomsAvailabilities | typeof getPackagesAvailabilities | typeof getHotelChainAvailabilities;
const ways: Refusals<Search, 'past' | 'other'> = {
  'date.past': 'past',
  'date.range': 'other',
  'guests.bounds': 'other',
  'currency.unsupported': 'other',
  'hotel.unknown': 'other',
  'hotel.maintenance': 'other',
  'chain.unknown': 'other',
  'package.unknown': 'other',
};

interface PastDatesProps {
  /** Why the answer to the search did not come. */
  error: Error | null;
  onGoOn?: () => void;
}

/**
 * An old link: the page shows today's rooms, and says why they are not the ones asked for. Then it begins anew at home,
 * unless it has a way to go on where it is. A page that was left open until the next day has it from the hotel, and
 * begins anew by a fresh page: this one takes yesterday for today.
 */
export function PastDates({ error, onGoOn }: PastDatesProps) {
  const { hotelId, chain, info } = useHotel();
  const { now } = useVisit();
  const [query] = useSearchParams();
  const isBrowser = useIsBrowser();
  const reset = useResetSearch();
  const isLeftOpen = refusedAs(error, ways) === 'past';
  const isPast = checkDates(query, hotelToday(info.timeZone, now)) === 'past';
  if (!isBrowser || !(isLeftOpen || isPast)) return null;
  const beginToday = () => {
    resetSession(hotelId);
    location.assign(onGoOn || chain ? location.pathname : `${previewBase()}/${hotelId}`);
  };
  return (
    <Suspense>
      <PastDatesDialog onClose={isLeftOpen ? beginToday : (onGoOn ?? reset)} />
    </Suspense>
  );
}
