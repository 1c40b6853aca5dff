/** Lets one thing be done after the other, however long each takes, in the order in which they were asked for. */
export function inTurns(): <Value>(work: () => Promise<Value>) => Promise<Value> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.then(work);
    // What came to nothing keeps nobody behind it from their turn.
    last = done.catch(() => {});
    return done;
  };
}
