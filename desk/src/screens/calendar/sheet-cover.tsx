import { rectOf, type Selection } from '../../features/calendar/range.ts';
import { colStart } from './row-tops.ts';

interface SheetCoverProps {
  selection: Selection;
  tops: readonly string[];
  /** What is being typed, shown in the cell where it will be. */
  typing: string | null;
  mayEdit: boolean;
}

/** What is chosen: one frame over it, so that no cell has to be drawn anew when it moves. */
export function SheetCover({ selection, tops, typing, mayEdit }: SheetCoverProps) {
  const { top, bottom, first, last } = rectOf(selection);
  const { anchor } = selection;
  const blockSize = (from: number, to: number): string => `calc(${tops[to + 1]} - ${tops[from]})`;
  return (
    <>
      <div
        className="cal-cover"
        aria-hidden
        style={{
          insetInlineStart: colStart(first),
          inlineSize: `calc(var(--w-night) * ${last - first + 1})`,
          insetBlockStart: tops[top],
          blockSize: blockSize(top, bottom),
        }}
      >
        {mayEdit && <span className="cal-handle" data-handle />}
      </div>
      {typing !== null && (
        <div
          className="cal-typing"
          aria-hidden
          style={{
            insetInlineStart: colStart(anchor.col),
            insetBlockStart: tops[anchor.row],
            blockSize: blockSize(anchor.row, anchor.row),
          }}
        >
          <span dir="ltr">{typing}</span>
        </div>
      )}
    </>
  );
}
