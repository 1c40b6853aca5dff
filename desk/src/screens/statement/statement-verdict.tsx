import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { DailyStatement } from '@stayfront/contract/desk/daily-statement';
import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { useWhen } from '../../features/reservation/use-when.ts';
import { Disc } from '../../parts/disc.tsx';
import { RunButton } from './run-button.tsx';

interface StatementVerdictProps {
  statement: DailyStatement;
  /** Only the last day can be checked anew: books are as they are now. */
  isLast: boolean;
}

/** The whole of it in a sentence. */
export function StatementVerdict({ statement: { day, lines, madeAt, madeBy }, isLast }: StatementVerdictProps) {
  const { t } = useLingui();
  const when = useWhen();
  const faults = lines.reduce((sum, { faultCount }) => sum + faultCount, 0);
  const at = when.ago(madeAt);
  const who = madeBy ?? '';
  return (
    <section className={faults === 0 ? 'statement__verdict is-well' : 'statement__verdict is-wrong'} role="status">
      <Disc icon={faults === 0 ? ShieldCheck : ShieldAlert} tone={faults === 0 ? 'ok' : 'bad'} />
      <div className="statement__words">
        <p className="statement__day">{when.heading(day)}</p>
        <h2>
          {faults === 0 ? (
            <Trans>All of it holds</Trans>
          ) : (
            t`${plural(faults, { one: '# thing is not as it should be', other: '# things are not as they should be' })}`
          )}
        </h2>
        <p>{madeBy === null ? t`Checked by itself: ${at}` : t`Checked for ${who}: ${at}`}</p>
      </div>
      {isLast && <RunButton />}
    </section>
  );
}
