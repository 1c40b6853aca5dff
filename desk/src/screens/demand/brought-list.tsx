import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Demand } from '@stayfront/contract/desk/demand';
import { formatDay } from '@stayfront/ui/formats/format-day.ts';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { useDesk } from '../../app/page/desk-context.tsx';
import { Section } from '../../parts/section.tsx';
import { useDemandWords } from './use-demand-words.ts';

type Brought = Demand['brought'][number];

/** Those that brought most are shown at once. */
const firstLines = 8;

/** Nights whose rules were changed after somebody had been turned away by them, and what came since. */
export function BroughtList({ demand: { brought, currency } }: { demand: Demand }) {
  const { t } = useLingui();
  const { language } = useDesk();
  const { reasons } = useDemandWords();
  if (brought.length === 0) return null;
  const ordered = brought.toSorted((one, other) => other.bookings - one.bookings);
  const [first, rest] = [ordered.slice(0, firstLines), ordered.slice(firstLines)];
  const more = rest.length;
  const line = ({ arrival, reason, changedAt, parties, bookings, revenue }: Brought) => {
    const [day, since] = [formatDay(language, arrival, 'brief'), formatDay(language, changedAt.slice(0, 10), 'short')];
    const money = formatMoney(language, revenue, currency, 'search');
    return (
      <li key={`${arrival} ${reason}`}>
        <b>{day}</b>{' '}
        <span>
          {reasons[reason]}: <Plural value={parties} one="# search before" other="# searches before" />
        </span>{' '}
        <span>
          {bookings === 0 ? (
            <Trans>Changed on {since}: no booking since</Trans>
          ) : (
            <Plural
              value={bookings}
              one={
                <Trans>
                  Changed on {since}: # room booked since, {money}
                </Trans>
              }
              other={
                <Trans>
                  Changed on {since}: # rooms booked since, {money}
                </Trans>
              }
            />
          )}
        </span>
      </li>
    );
  };
  return (
    <Section title={t`What your changes brought`}>
      <ul className="demand-brought">{first.map(line)}</ul>
      {more > 0 && (
        <details className="demand-brought__rest">
          <summary>{t`${plural(more, { one: 'and # more', other: 'and # more' })}`}</summary>
          <ul className="demand-brought">{rest.map(line)}</ul>
        </details>
      )}
    </Section>
  );
}
