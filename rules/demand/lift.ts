import { dayFlags, type Grid } from '../grid/grid.ts';

export const liftKinds = ['shorter', 'longer', 'arrival', 'departure', 'open'] as const;

/**
 * One change of the calendar that takes rules away, for all rooms and rates: days are places in the grid. `shorter` lets
 * stays that begin on `from` have only so many nights, also where a night of theirs wants more; `longer` so many.
 * `arrival` and `departure` let guests come and go on `from`; `open` sells the nights until `to`, that one included.
 */
export type Lift = {
  readonly kind: (typeof liftKinds)[number];
  readonly from: number;
  readonly to: number;
  /** Of `shorter` and `longer`; 0 elsewhere. */
  readonly nights: number;
};

/** The grid as it will be once the change is saved. What rate plans and weekdays ask of every stay binds all the same. */
export function liftGrid(grid: Grid, { kind, from, to, nights }: Lift): Grid {
  switch (kind) {
    case 'shorter':
      return {
        ...grid,
        minStay: eachProduct(grid, grid.minStay, from, from, (least, { minNights = 0 }) =>
          Math.min(least, Math.max(nights, minNights)),
        ),
        minThrough: eachProduct(grid, grid.minThrough, from, to, (least) => Math.min(least, nights)),
      };
    case 'longer':
      return {
        ...grid,
        maxStay: eachProduct(grid, grid.maxStay, from, from, (most, { maxNights = 65_535 }) =>
          most === 0 ? 0 : Math.max(most, Math.min(nights, maxNights)),
        ),
        maxThrough: eachProduct(grid, grid.maxThrough, from, to, (most) => (most === 0 ? 0 : Math.max(most, nights))),
      };
    default: {
      const flag = flagOf[kind];
      return { ...grid, flags: eachProduct(grid, grid.flags, from, to, (flags) => flags & ~flag) };
    }
  }
}

const flagOf = {
  arrival: dayFlags.isClosedToArrival,
  departure: dayFlags.isClosedToDeparture,
  open: dayFlags.isClosed,
} as const;

type Conditions = { readonly minNights?: number | undefined; readonly maxNights?: number | undefined };

/** A copy of a column, with some days of each product worked out anew. */
function eachProduct<Column extends Uint8Array | Uint16Array>(
  { products, days }: Grid,
  column: Column,
  from: number,
  to: number,
  anew: (before: number, conditions: Conditions) => number,
): Column {
  const next = column.slice() as Column;
  products.forEach(({ conditions = {} }, product) => {
    for (let day = Math.max(0, from); day <= Math.min(to, days - 1); day++) {
      const cell = product * days + day;
      next[cell] = anew(next[cell] ?? 0, conditions);
    }
  });
  return next;
}
