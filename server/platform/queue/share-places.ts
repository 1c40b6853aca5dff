/** The places of a worker, shared by what the jobs in them have in common. */
export type SharedPlaces = {
  /** Before a job is fetched: marks of which there are enough. What came of it is told by `begin` or `endEmpty`. */
  ask(): Promise<string[]>;
  /** A job with these marks was fetched and has a place, until what this returns is called. */
  begin(marks: readonly string[]): () => void;
  /** No job was fetched. */
  endEmpty(): void;
};

/**
 * Divides places as connections are divided among hotels: jobs with a mark may take one more place as long as they have
 * fewer than are left for all others. Alone they get half of them; the next get half of what is left. Jobs without marks
 * take any place. Beyond half of the places jobs are fetched one after the other: two at once would not know of each
 * other, and both take the last place of their kind.
 */
export function sharePlaces(places: number): SharedPlaces {
  const taken = new Map<string, number>();
  const waiting: (() => void)[] = [];
  let [all, asking] = [0, 0];
  const full = (): string[] => [...taken].filter(([, count]) => count >= places - all).map(([mark]) => mark);
  const letIn = (): void => {
    while (waiting.length > 0 && (asking === 0 || 2 * (all + asking) < places)) {
      asking += 1;
      waiting.shift()?.();
    }
  };
  const change = (marks: readonly string[], more: 1 | -1): void => {
    all += more;
    for (const mark of marks) {
      const count = (taken.get(mark) ?? 0) + more;
      if (count > 0) taken.set(mark, count);
      else taken.delete(mark);
    }
  };
  const endAsking = (): void => {
    asking -= 1;
    letIn();
  };
  return {
    ask: () =>
      new Promise((tell) => {
        waiting.push(() => tell(full()));
        letIn();
      }),
    begin(marks) {
      change(marks, 1);
      endAsking();
      return () => {
        change(marks, -1);
        letIn();
      };
    },
    endEmpty: endAsking,
  };
}
