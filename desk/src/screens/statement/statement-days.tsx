import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { DayOfStatement } from '@stayfront/contract/desk/daily-statement';
import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { useDesk } from '../../app/page/desk-context.tsx';
import { useWhen } from '../../features/reservation/use-when.ts';
import { Section } from '../../parts/section.tsx';

interface StatementDaysProps {
  days: readonly DayOfStatement[];
  shown: string | null;
}

/** A calendar of how it was: each day with a tick, or how much was wrong. */
export function StatementDays({ days, shown }: StatementDaysProps) {
  const { t } = useLingui();
  const { hotelId } = useDesk();
  const when = useWhen();
  return (
    <Section title={<Trans>Day by day</Trans>}>
      <ol className="statement__days" reversed>
        {days.map(({ day, faults }) => (
          <li key={day}>
            <Link
              to={`/${hotelId}/desk/reports/statement?day=${day}`}
              className={faults === 0 ? 'statement__one' : 'statement__one is-wrong'}
              aria-current={day === shown ? 'page' : undefined}
            >
              <span>{when.day(day)}</span>
              <span>
                {faults === 0 ? (
                  <>
                    <Check className="ic ic-s" aria-hidden />
                    <span className="sr">{t`All of it holds`}</span>
                  </>
                ) : (
                  t`${plural(faults, { one: '# fault', other: '# faults' })}`
                )}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </Section>
  );
}
