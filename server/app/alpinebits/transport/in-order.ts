/** Has work of one hotel done in the order in which it came; hotels do not wait for each other. */
export function inOrder(): <Result>(hotelId: number, work: () => Promise<Result>) => Promise<Result> {
  const last = new Map<number, Promise<unknown>>();
  return (hotelId, work) => {
    const before = last.get(hotelId) ?? Promise.resolve();
    const mine = before.then(work);
    const done = mine.catch(() => {}); // whoever asked hears of it
    last.set(hotelId, done);
    void done.then(() => last.get(hotelId) === done && last.delete(hotelId));
    return mine;
  };
}
