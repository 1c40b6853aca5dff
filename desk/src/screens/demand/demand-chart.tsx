import { Trans, useLingui } from '@lingui/react/macro';
import type { Demand } from '@stayfront/contract/desk/demand';
import { directionOf } from '@stayfront/rules/language/direction-of';
import { addDays, stayDate, weekdayOf } from '@stayfront/rules/stay/stay-date';
import { formatCount } from '@stayfront/ui/formats/format-count.ts';
import { formatDay } from '@stayfront/ui/formats/format-day.ts';
import { scaleBand, scaleLinear } from 'd3-scale';
import { useDesk } from '../../app/page/desk-context.tsx';
import { reasonGroup, reasonGroups, type ReasonGroup } from './reason-group.ts';
import { useDemandWords } from './use-demand-words.ts';
import './demand-chart.css';

const [width, height, axis] = [1160, 180, 40] as const;
const nightsAhead = 49;

/** Who was turned away, by the night of arrival from today on; the same as a table for who does not see it. */
export function DemandChart({ demand: { nights, today } }: { demand: Demand }) {
  const { t } = useLingui();
  const { language } = useDesk();
  const { groups } = useDemandWords();
  const days = Array.from({ length: nightsAhead }, (_, day) => addDays(stayDate(today), day));
  const byDay = new Map<string, Map<ReasonGroup, number>>();
  for (const { arrival, reason, parties } of nights) {
    const day = byDay.get(arrival) ?? new Map<ReasonGroup, number>();
    day.set(reasonGroup(reason), (day.get(reasonGroup(reason)) ?? 0) + parties);
    byDay.set(arrival, day);
  }
  const totalOf = (day: string): number => [...(byDay.get(day)?.values() ?? [])].reduce((sum, one) => sum + one, 0);
  const shown = days.filter((day) => totalOf(day) > 0);
  const isRtl = directionOf(language) === 'rtl';
  const x = scaleBand<string>()
    .domain(days)
    .range(isRtl ? [width, 0] : [0, width])
    .paddingInner(0.3);
  const most = Math.max(4, ...days.map(totalOf));
  const y = scaleLinear().domain([0, most]).nice(4).range([height, 0]);
  const ticks = y.ticks(4).filter(Number.isInteger);
  const counts = reasonGroups.map((group) => ({
    group,
    parties: shown.reduce((sum, day) => sum + (byDay.get(day)?.get(group) ?? 0), 0),
  }));
  if (shown.length === 0)
    return (
      <p className="empty-line">
        <Trans>Nobody was turned away on the next {nightsAhead} nights.</Trans>
      </p>
    );
  const peak = Math.max(...shown.map(totalOf));
  return (
    <>
      <ul className="demand-key">
        {counts
          .filter(({ parties }) => parties > 0)
          .map(({ group, parties }) => (
            <li key={group} className={`demand-${group}`}>
              <i aria-hidden /> {groups[group]} {formatCount(language, parties)}
            </li>
          ))}
      </ul>
      <div className="demand-chart">
        <svg viewBox={`0 0 ${width + axis} ${height + 28}`} aria-hidden focusable="false">
          <g transform={`translate(${isRtl ? axis : 0} 10)`}>
            {days
              .filter((day) => [5, 6].includes(weekdayOf(stayDate(day))))
              .map((day) => (
                <rect
                  key={day}
                  className="demand-chart__weekend"
                  x={(x(day) ?? 0) - (x.step() - x.bandwidth()) / 2}
                  width={x.step()}
                  height={height}
                />
              ))}
            {ticks.map((tick) => (
              <g key={tick} transform={`translate(0 ${y(tick)})`}>
                <line className="demand-chart__grid" x2={width} />
                <text x={isRtl ? -8 : width + 8} y={4} textAnchor="start">
                  {formatCount(language, tick)}
                </text>
              </g>
            ))}
            {shown.map((day) => {
              let below = 0;
              return reasonGroups.map((group) => {
                const parties = byDay.get(day)?.get(group) ?? 0;
                below += parties;
                return parties === 0 ? null : (
                  <rect
                    key={`${day} ${group}`}
                    className={`demand-${group}`}
                    x={x(day)}
                    y={y(below)}
                    width={x.bandwidth()}
                    height={y(below - parties) - y(below)}
                    rx={2}
                  />
                );
              });
            })}
            {shown
              .filter((day) => totalOf(day) === peak)
              .slice(0, 2)
              .map((day) => (
                <text
                  key={day}
                  className="demand-chart__peak"
                  x={(x(day) ?? 0) + x.bandwidth() / 2}
                  y={y(totalOf(day)) - 5}
                  textAnchor="middle"
                >
                  {formatDay(language, day, 'short')}
                </text>
              ))}
            {days
              .filter((_, place) => place % 7 === 3)
              .map((day) => (
                <text key={day} x={(x(day) ?? 0) + x.bandwidth() / 2} y={height + 16} textAnchor="middle">
                  {formatDay(language, day, 'short')}
                </text>
              ))}
          </g>
        </svg>
        <table className="sr">
          <caption>{t`Turned away, by night of arrival`}</caption>
          <thead>
            <tr>
              <th scope="col">{t`Arrival`}</th>
              {reasonGroups.map((group) => (
                <th key={group} scope="col">
                  {groups[group]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((day) => (
              <tr key={day}>
                <th scope="row">{formatDay(language, day, 'brief')}</th>
                {reasonGroups.map((group) => (
                  <td key={group}>{formatCount(language, byDay.get(day)?.get(group) ?? 0)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
