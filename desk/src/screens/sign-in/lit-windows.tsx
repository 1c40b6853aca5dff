const columns = [72, 152, 232, 312, 392, 472];
const rows = [96, 200, 304, 408, 512, 616];
/** Where somebody is still awake. */
const lit = new Set(['2-0', '5-0', '2-1', '3-1', '1-2', '4-2', '0-3', '5-3', '2-4', '1-4', '1-5', '3-5']);

/** A house at night, in place of a picture that would have to be loaded. */
export const LitWindows = () => (
  <div className="gate__art" aria-hidden>
    <svg viewBox="0 0 600 760" preserveAspectRatio="xMidYMid slice">
      {rows.flatMap((y, row) =>
        columns.map((x, column) => (
          <g key={`${column}-${row}`} className={lit.has(`${column}-${row}`) ? 'gate__lit' : undefined}>
            <rect x={x} y={y} width="56" height="76" rx="6" />
            <path d={`M${x} ${y + 38}h56M${x + 28} ${y}v76`} />
          </g>
        )),
      )}
    </svg>
  </div>
);
