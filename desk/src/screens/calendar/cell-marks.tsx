import type { NightRules } from '../../features/calendar/sheet.ts';

/** Doors are drawn by hand: an icon of the library is a part of its own, and hundreds of them are on a page. */
const Door = ({ isOut }: { isOut: boolean }) => (
  <svg className="cal-door flip" viewBox="0 0 24 24" aria-hidden>
    {isOut ? (
      <path d="m16 17 5-5-5-5M21 12H9M9 21H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h4" />
    ) : (
      <path d="m10 17 5-5-5-5M15 12H3M15 3h4a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-4" />
    )}
  </svg>
);

/** What a night forbids, in the gutter beside its price. */
export function CellMarks({ rules }: { rules: NightRules }) {
  const least = Math.max(rules.minStay ?? 0, rules.minThrough ?? 0);
  const most = rules.maxStay ?? rules.maxThrough;
  const marks = [
    ...(least > 1 ? [`${least}+`] : []),
    ...(rules.isClosedToArrival ? [<Door key="in" isOut={false} />] : []),
    ...(rules.isClosedToDeparture ? [<Door key="out" isOut />] : []),
    ...(most ? [`≤${most}`] : []),
  ];
  if (marks.length === 0) return null;
  return (
    <>
      <em dir="ltr">{marks[0]}</em>
      {marks[1] !== undefined && (
        <em className="is-low" dir="ltr">
          {marks[1]}
        </em>
      )}
      {marks[2] !== undefined && (
        <em className="is-far" dir="ltr">
          {marks[2]}
        </em>
      )}
    </>
  );
}
