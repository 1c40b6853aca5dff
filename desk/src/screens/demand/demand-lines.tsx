import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Demand, DemandLine } from '@stayfront/contract/desk/demand';
import { formatCount } from '@stayfront/ui/formats/format-count.ts';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { Button, ButtonLink } from '@stayfront/ui/parts/button.tsx';
import { useState } from 'react';
import { useDesk, useMay } from '../../app/page/desk-context.tsx';
import { writeLift } from '../../features/calendar/asked-lift.ts';
import { reasonGroup } from './reason-group.ts';
import { useDemandWords } from './use-demand-words.ts';
import './demand-lines.css';

/** Lines of fewer parties stand in one, until somebody wants to see them; of more where there are too many lines. */
const leastParties = 5;
const mostLines = 20;

/** Who wanted what, and the change that would have served them: it lands in the calendar, and nothing is saved. */
export function DemandLines({ demand }: { demand: Demand }) {
  const { t } = useLingui();
  const { language } = useDesk();
  const [isAll, setIsAll] = useState(false);
  const { lines, turnedAway, currency, today } = demand;
  const unserved = lines.filter(({ lift }) => !lift).map(({ parties }) => parties);
  const fewParties = Math.max(leastParties, (unserved.toSorted((a, b) => b - a)[mostLines] ?? 0) + 1);
  const small = lines.filter(({ lift, parties }) => !lift && parties < fewParties);
  const folded = isAll || small.length < 2 ? [] : small;
  const money = (minor: number): string => formatMoney(language, minor, currency, 'search');
  const sum = (of: (line: DemandLine) => number): number => folded.reduce((all, line) => all + of(line), 0);
  return (
    <table className="demand-lines">
      <caption className="sr">{t`What would have served them`}</caption>
      <thead>
        <tr>
          <th scope="col">{t`They wanted`}</th>
          <th scope="col">{t`Reason`}</th>
          <th scope="col" className="num">{t`Searches`}</th>
          <th scope="col" className="num">{t`Asked for`}</th>
          <th scope="col" className="num">{t`Likely missed`}</th>
          <th scope="col">
            <span className="sr">{t`Change`}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {lines
          .filter((line) => !folded.includes(line))
          .map((line) => (
            <Line
              key={`${line.arrival} ${line.reason} ${line.isServedNow} ${line.lift ? writeLift(line.lift) : ''}`}
              {...{ line, today, money }}
            />
          ))}
        {folded.length > 0 && (
          <tr>
            <th scope="row">
              <Plural value={folded.length} one="# other line" other="# other lines" />
              <small>
                <Trans>fewer than {fewParties} searches each</Trans>
              </small>
            </th>
            <td />
            <td className="num">
              {formatCount(
                language,
                sum(({ parties }) => parties),
              )}
            </td>
            <td className="num">{money(sum(({ asked }) => asked))}</td>
            <td className="num">{money(sum(({ likely }) => likely))}</td>
            <td className="demand-lines__act">
              <Button kind="quiet" size="s" onClick={() => setIsAll(true)}>
                <Trans>Show</Trans>
              </Button>
            </td>
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t`All`}</th>
          <td />
          <td className="num">{formatCount(language, turnedAway.parties)}</td>
          <td className="num">{money(turnedAway.asked)}</td>
          <td className="num">{money(turnedAway.likely)}</td>
          <td />
        </tr>
      </tfoot>
    </table>
  );
}

interface LineProps {
  line: DemandLine;
  today: string;
  money: (minor: number) => string;
}

function Line({ line, today, money }: LineProps) {
  const { hotelId, language } = useDesk();
  const mayEdit = useMay('manager');
  const words = useDemandWords();
  const { reason, parties, asked, likely, lift } = line;
  return (
    <tr>
      <th scope="row">
        {words.wanted(line)}
        <small>{words.stands(line, today)}</small>
      </th>
      <td className={`demand-reason demand-${reasonGroup(reason)}`}>
        <i aria-hidden /> {words.reasons[reason]}
      </td>
      <td className="num">
        {formatCount(language, parties)}{' '}
        <span className="demand-lines__unit">
          <Plural value={parties} one="search" other="searches" />
        </span>
      </td>
      <td className="num demand-lines__asked">{money(asked)}</td>
      <td className="num demand-lines__likely">{money(likely)}</td>
      <td className="demand-lines__act">
        {lift && mayEdit ? (
          <ButtonLink size="s" to={`/${hotelId}/desk/calendar?from=${lift.from}&lift=${writeLift(lift)}`}>
            {words.lift(lift)}
          </ButtonLink>
        ) : (
          lift && <small>{words.lift(lift)}</small>
        )}
      </td>
    </tr>
  );
}
