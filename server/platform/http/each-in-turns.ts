import { giveWay } from './give-way.ts';

/** Does something with each of many things; whenever so many of them are done, whatever else is waiting has its turn. */
export async function eachInTurns<Thing>(
  things: Iterable<Thing>,
  piece: number,
  work: (thing: Thing) => void,
): Promise<void> {
  let done = 0;
  for (const thing of things) {
    work(thing);
    done += 1;
    if (done % piece === 0) await giveWay();
  }
}
