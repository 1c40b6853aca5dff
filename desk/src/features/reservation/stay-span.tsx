import { Trans } from '@lingui/react/macro';
import { formatSpan } from '@stayfront/ui/formats/format-span.ts';
import { useDesk, useHouse } from '../../app/page/desk-context.tsx';
import { needsYear } from './needs-year.ts';

/** Fri 4 – Sun 6 Dec */
export function StaySpan({ arrival, departure }: { arrival: string; departure: string }) {
  const { language } = useDesk();
  const { today } = useHouse();
  const hasYear = needsYear(arrival, today) || needsYear(departure, today);
  const [from, to] = formatSpan(language, [arrival, departure], 'brief', hasYear);
  return (
    <Trans comment="From the day of arrival to the day of departure">
      {from} – {to}
    </Trans>
  );
}
