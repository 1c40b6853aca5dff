import { useLingui } from '@lingui/react/macro';
import type { Guests } from '@stayfront/rules/stay/guests';
import { nightCount, type Stay } from '@stayfront/rules/stay/stay-date';
import { formatSpan } from '@stayfront/ui/formats/format-span.ts';
import { isFarAhead } from '../../app/i18n/is-far-ahead.ts';
import { useVisit } from '../../app/flow/visit.tsx';
import { Dotted } from '@stayfront/ui/parts/dotted.tsx';
import { useCounts } from './use-counts.ts';

/** Fri 11 to Mon 14 June · 3 nights · 2 adults */
export function StayLine({ stay, guests, isOrder = false }: { stay: Stay; guests?: Guests; isOrder?: boolean }) {
  const { t } = useLingui();
  const { language, now } = useVisit();
  const { nights, people } = useCounts();
  const [arrival, departure] = formatSpan(
    language,
    [stay.arrival, stay.departure],
    isOrder ? 'ordered' : 'choosing',
    isFarAhead(now, stay.departure),
  );
  // A line may break between two facts, not inside “3 nights”; guests with their ages are longer than a phone is wide.
  const isLong = guests?.ages !== undefined;
  const short = [nights(nightCount(stay)), ...(guests && !isLong ? [people(guests)] : [])].map((fact) => (
    <span className="nb" key={fact}>
      {fact}
    </span>
  ));
  const long = guests && isLong ? [people(guests)] : [];
  return <Dotted facts={[t`${arrival} to ${departure}`, ...short, ...long]} />;
}
