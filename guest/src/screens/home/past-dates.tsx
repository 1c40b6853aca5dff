import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { withLaterTexts } from '../../i18n/with-later-texts.ts';
import { checkDates } from '../../flow/check-dates.ts';
import { hotelToday } from '../../flow/search.ts';
import { useIsBrowser } from '../../flow/use-booking-request.ts';
import { useVisit } from '../../page/visit.tsx';
import { useHotel } from '../frame/hotel-context.ts';
import { useResetSearch } from '../frame/use-reset-search.ts';
import { lazyPart } from '../../page/lazy-part.ts';

const PastDatesDialog = lazyPart(() => withLaterTexts(import('../frame/past-dates-dialog.tsx')));

/**
 * An old link: the page shows today's rooms, and says why they are not the ones asked for. Then it begins anew at home,
 * unless it has a way to go on where it is.
 */
export function PastDates({ onGoOn }: { onGoOn?: () => void }) {
  const { info } = useHotel();
  const { now } = useVisit();
  const [query] = useSearchParams();
  const isBrowser = useIsBrowser();
  const reset = useResetSearch();
  if (!isBrowser || checkDates(query, hotelToday(info.timeZone, now)) !== 'past') return null;
  return (
    <Suspense>
      <PastDatesDialog onClose={onGoOn ?? reset} />
    </Suspense>
  );
}
