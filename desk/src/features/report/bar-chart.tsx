import { directionOf } from '@stayfront/rules/language/direction-of';
import { scaleBand, scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { useDesk } from '../../app/page/desk-context.tsx';
import './charts.css';

export type Bar = {
  readonly key: string;
  /** Below the axis. */
  readonly short: string;
  /** What somebody who points at it reads. */
  readonly title: string;
  readonly value: number;
  readonly before: number | null;
  readonly isStrong?: boolean;
  readonly isWeekend?: boolean;
};

interface BarChartProps {
  label: string;
  bars: readonly Bar[];
  /** The top of the axis; absent, what the highest needs. */
  top?: number;
  tick: (value: number) => string;
}

const [width, height, foot, side] = [1160, 200, 32, 64];
/** Of a letter below the axis where the chart is narrow and its letters are larger for it, and between two labels. */
const [letter, gap] = [10, 12];

/** Bars, and a dashed line for what they are compared with. The table below it says the same. */
export function BarChart({ label, bars, top, tick }: BarChartProps) {
  const { language } = useDesk();
  const isRtl = directionOf(language) === 'rtl';
  const highest = Math.max(1, ...bars.map(({ value, before }) => Math.max(value, before ?? 0)));
  const y = scaleLinear([0, top ?? highest], [height, 0]);
  if (top === undefined) y.nice(4);
  const across = isRtl ? [width, 0] : [0, width];
  const x = scaleBand(
    bars.map(({ key }) => key),
    across,
  ).paddingInner(bars.length > 120 ? 0.1 : 0.32);
  const left = (key: string): number => x(key) ?? 0;
  const middle = (key: string): number => left(key) + x.bandwidth() / 2;
  const longest = Math.max(...bars.map(({ short }) => short.length), 1);
  const every = Math.ceil(bars.length / Math.floor(width / (longest * letter + gap)));
  const compared = bars.filter(({ before }) => before !== null);
  // Few things have few numbers: none is written twice.
  const ticks = y.ticks(4).filter((value, place, all) => place === 0 || tick(value) !== tick(all[place - 1] ?? 0));
  const path = line<Bar>()
    .x(({ key }) => middle(key))
    .y(({ before }) => y(before ?? 0))(compared);
  return (
    <svg
      className="chart"
      viewBox={`${isRtl ? -side : 0} -10 ${width + side} ${height + foot + 10}`}
      role="img"
      aria-label={label}
    >
      {bars
        .filter(({ isWeekend }) => isWeekend)
        .map(({ key }) => (
          <rect key={key} className="chart__weekend" x={left(key)} y={0} width={x.step()} height={height} />
        ))}
      {ticks.map((value) => (
        <g key={value}>
          <line className="chart__grid" x1={0} x2={width} y1={y(value)} y2={y(value)} />
          <text x={isRtl ? -8 : width + 8} y={y(value) + 4} textAnchor="start">
            {tick(value)}
          </text>
        </g>
      ))}
      {bars.map(({ key, value, title, isStrong }) => (
        <rect
          key={key}
          className={isStrong ? 'chart__bar is-strong' : 'chart__bar'}
          x={left(key)}
          y={y(value)}
          width={x.bandwidth()}
          height={Math.max(0, height - y(value))}
          rx={Math.min(2, x.bandwidth() / 4)}
        >
          <title>{title}</title>
        </rect>
      ))}
      {path && <path className="chart__before" d={path} />}
      {bars
        .filter((_, place) => place % every === Math.floor((every - 1) / 2))
        .map(({ key, short }) => (
          <text key={key} x={middle(key)} y={height + 22} textAnchor="middle">
            {short}
          </text>
        ))}
    </svg>
  );
}
