import { cardMarkDrawings } from './card-mark-drawings.tsx';
import { useCardNames, type CardCode } from './use-card-names.ts';
import './card-marks.css';

/** The marks of the cards a hotel takes; their names are read out in the marks' place. */
export function CardMarks({ codes }: { codes: readonly CardCode[] }) {
  const names = useCardNames();
  if (codes.length === 0) return null;
  return (
    <span className="marks" role="img" translate="no" aria-label={codes.map((code) => names[code]).join(', ')}>
      {codes.map((code) => (
        <svg key={code} viewBox="0 0 44 28" aria-hidden>
          {cardMarkDrawings[code]}
        </svg>
      ))}
    </span>
  );
}
