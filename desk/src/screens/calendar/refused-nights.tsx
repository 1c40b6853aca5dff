import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Alert } from '@stayfront/ui/parts/alert.tsx';
import { formatSpan } from '@stayfront/ui/formats/format-span.ts';
import { Link } from 'react-router';
import { useDesk, useHouse } from '../../app/page/desk-context.tsx';
import { GuardedItems, WarnedItems } from '../../features/calendar/guard-items.tsx';
import type { ReadSheet } from '../../features/calendar/sheet.ts';
import type { SaveRefusal, UndoRefusal } from './save-refusal.ts';
import { writePrice } from './write-price.ts';

type Named = Extract<SaveRefusal | UndoRefusal, { kind: 'below-sold' | 'guarded' | 'warned' | 'not-undone' }>;

interface RefusedNightsProps {
  refusal: Named;
  sheet: ReadSheet;
}

/** Night by night why something is not saved, with the bookings that stand there. */
export function RefusedNights({ refusal, sheet }: RefusedNightsProps) {
  const { t } = useLingui();
  const { hotelId, language } = useDesk();
  const { rooms, ratePlans } = useHouse();
  const price = (minor: number): string => writePrice(language, minor, sheet.currency);
  const nameOf = (room: string | null, ratePlan: string | null = null): string =>
    [
      rooms.find(({ id }) => id === room)?.name ?? room ?? t`The house`,
      ...(ratePlan === null ? [] : [ratePlans.find(({ id }) => id === ratePlan)?.name ?? ratePlan]),
    ].join(', ');
  const spanOf = (from: string, to: string): string => {
    const [begin, end] = formatSpan(language, [from, to], 'brief');
    return from === to ? begin : `${begin} – ${end}`;
  };
  const bookings = (references: readonly string[]) => (
    <>
      {references.map((reference, place) => (
        <span key={reference}>
          {place > 0 && ', '}
          <Link to={`/${hotelId}/desk/reservations/${reference}`} className="mono" dir="ltr">
            {reference}
          </Link>
        </span>
      ))}
    </>
  );
  return (
    <Alert tone={refusal.kind === 'warned' ? 'warn' : 'bad'} className="refused-nights" title={titleOf(refusal.kind)}>
      <ul>
        {refusal.kind === 'below-sold' &&
          refusal.nights.map(({ room, date, total, sold, held, references }) => (
            <li key={`${room} ${date}`}>
              <Trans>
                {nameOf(room)}, {spanOf(date, date)}: <Plural value={total} one="# room" other="# rooms" />, but {sold}{' '}
                sold and {held} held.
              </Trans>{' '}
              {bookings(references)}
            </li>
          ))}
        {refusal.kind === 'guarded' && <GuardedItems guarded={refusal.guarded} price={price} />}
        {refusal.kind === 'warned' && <WarnedItems warnings={refusal.warnings} price={price} />}
        {refusal.kind === 'not-undone' &&
          refusal.nights.map(({ room, ratePlan, from, to, field, why, change, references }) => (
            <li key={`${room} ${ratePlan} ${from} ${field}`}>
              {nameOf(room, ratePlan)}, {spanOf(from, to)}:{' '}
              {why === 'sold' ? <Trans>sold since.</Trans> : <Trans>changed since by {change?.who}.</Trans>}{' '}
              {bookings(references)}
            </li>
          ))}
      </ul>
      {refusal.more > 0 && <Trans>And {refusal.more} more.</Trans>}
    </Alert>
  );
}

const titleOf = (kind: Named['kind']) =>
  kind === 'below-sold' ? (
    <Trans>More rooms are sold than that</Trans>
  ) : kind === 'guarded' ? (
    <Trans>Beyond the floor or the ceiling of the rate</Trans>
  ) : kind === 'warned' ? (
    <Trans>This looks like a slip</Trans>
  ) : (
    <Trans>These nights cannot be undone</Trans>
  );
