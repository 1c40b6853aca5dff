import type { NightRules } from '../../features/calendar/sheet.ts';
import { doorPaths, markPlaces, marksOf } from './marks-of.ts';

/** What a night forbids, in the gutter beside its price. */
export const CellMarks = ({ rules }: { rules: NightRules }) =>
  marksOf(rules).map((mark, place) => (
    <em key={markPlaces[place]} className={markPlaces[place] || undefined} dir="ltr">
      {'text' in mark ? (
        mark.text
      ) : (
        <svg className="cal-door flip" viewBox="0 0 24 24" aria-hidden>
          <path d={doorPaths[mark.door]} />
        </svg>
      )}
    </em>
  ));
