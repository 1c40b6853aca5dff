import { Trans, useLingui } from '@lingui/react/macro';
import type { DeskReservation, Happening } from '@stayfront/contract/desk/reservation';
import { classes } from '@stayfront/ui/parts/classes.ts';
import { CalendarCheck, CreditCard, Mail, StickyNote, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { useWhen } from '../../features/reservation/use-when.ts';
import { Section } from '../../parts/section.tsx';
import { useHappeningWords } from './use-happening-words.ts';

const icons: Readonly<Record<Happening['group'], LucideIcon>> = {
  booking: CalendarCheck,
  money: CreditCard,
  letter: Mail,
  house: StickyNote,
};
const filters = ['all', 'money', 'letter'] as const;
type Filter = (typeof filters)[number];

/** All that happened, the newest first, under the days on which it did. */
export function Timeline({ reservation }: { reservation: DeskReservation }) {
  const { t } = useLingui();
  const when = useWhen();
  const words = useHappeningWords(reservation.currency);
  const [filter, setFilter] = useState<Filter>('all');
  const shown = reservation.happenings.filter(({ group }) => filter === 'all' || group === filter);
  const days = [...new Set(shown.map(({ at }) => when.dateOf(at)))];
  const names: Readonly<Record<Filter, string>> = {
    all: t({ message: 'Everything', comment: 'Filter of what happened' }),
    money: t`Money`,
    letter: t`Letters`,
  };
  const choice = (
    <div className="seg" role="group" aria-label={t`What is shown`}>
      {filters.map((one) => (
        <button key={one} type="button" aria-pressed={filter === one} onClick={() => setFilter(one)}>
          {names[one]}
        </button>
      ))}
    </div>
  );
  return (
    <Section className="rv-happened" title={<Trans>What happened</Trans>} aside={choice}>
      {shown.length === 0 && (
        <p className="empty-line">
          {filter === 'money' ? <Trans>No money has moved.</Trans> : <Trans>Nothing was written yet.</Trans>}
        </p>
      )}
      {days.map((day) => (
        <div key={day} className="timeline">
          <h3>{when.heading(day)}</h3>
          <ul>
            {shown
              .filter(({ at }) => when.dateOf(at) === day)
              .map((happening, place) => {
                const { text, more, tone } = words(happening);
                const Icon = icons[happening.group];
                return (
                  <li key={`${happening.at} ${place}`} className={classes(tone && `is-${tone}`)}>
                    <Icon className="ic" aria-hidden />
                    <div>
                      <p>{text}</p>
                      {more.length > 0 && <small>{more.join(' · ')}</small>}
                    </div>
                    <time dateTime={happening.at}>{when.time(happening.at)}</time>
                  </li>
                );
              })}
          </ul>
        </div>
      ))}
    </Section>
  );
}
