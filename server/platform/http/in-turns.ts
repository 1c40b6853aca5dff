import { giveWay } from './give-way.ts';

/** Does work that stops between its pieces; whatever else is waiting has its turn at each stop. */
export async function inTurns<Result>(work: Generator<undefined, Result>): Promise<Result> {
  for (;;) {
    const next = work.next();
    if (next.done) return next.value;
    await giveWay();
  }
}
