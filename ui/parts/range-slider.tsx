import { classes } from './classes.ts';
import './range-slider.css';

export interface RangeSliderProps {
  label: string;
  min: number;
  max: number;
  step?: number;
  value: readonly [low: number, high: number];
  onChange: (value: [low: number, high: number]) => void;
  lowLabel: string;
  highLabel: string;
  /** The two ends as the guest reads them, already formatted. */
  texts: readonly [low: string, high: string];
  /** How many offers stand along the range, in equal slices. */
  counts?: readonly number[];
}

export function RangeSlider({
  label,
  min,
  max,
  step = 1,
  value: [low, high],
  onChange,
  lowLabel,
  highLabel,
  texts,
  counts = [],
}: RangeSliderProps) {
  const share = (amount: number) => (max > min ? (amount - min) / (max - min) : 0);
  const along = (part: number) => `calc(var(--s3) + (100% - 2 * var(--s3)) * ${part})`;
  const most = Math.max(1, ...counts);
  const isInside = (index: number) => {
    const middle = (index + 0.5) / counts.length;
    return middle >= share(low) && middle <= share(high);
  };
  return (
    <div role="group" aria-label={label}>
      {counts.length > 0 && (
        <div className="hist" aria-hidden>
          {counts.map((count, index) => (
            <i
              key={index}
              className={classes(isInside(index) && 'in')}
              style={{ blockSize: `${(count / most) * 100}%` }}
            />
          ))}
        </div>
      )}
      <div className="slider">
        <i style={{ insetInline: `${along(share(low))} ${along(1 - share(high))}` }} />
        <input
          type="range"
          min={min}
          max={max}
          step={step}
          value={low}
          aria-label={lowLabel}
          aria-valuetext={texts[0]}
          // Both thumbs at the far end: the one that can still move is on top.
          style={{ zIndex: share(low) > 0.5 ? 1 : undefined }}
          onChange={(event) => onChange([Math.min(event.target.valueAsNumber, high), high])}
        />
        <input
          type="range"
          min={min}
          max={max}
          step={step}
          value={high}
          aria-label={highLabel}
          aria-valuetext={texts[1]}
          onChange={(event) => onChange([low, Math.max(event.target.valueAsNumber, low)])}
        />
      </div>
      <div className="slider-vals">
        <bdi>{texts[0]}</bdi>
        <bdi>{texts[1]}</bdi>
      </div>
    </div>
  );
}
