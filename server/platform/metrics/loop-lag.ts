export type LoopLag = {
  /** Milliseconds by which turns come late: the middle one of the last three, since one long task is no crowd. */
  recent(): number;
  /** Of the last ten seconds. */
  mean(): number;
  max(): number;
  stop(): void;
};

const turn = 100;
const turnsKept = 100;
const recentTurns = 3;

/** Measures how long whatever comes up has to wait for its turn: the first sign of a process with too much to do. */
export function loopLag(clock: () => number = () => performance.now()): LoopLag {
  const delays: number[] = [];
  let last = clock();
  const measure = (): void => {
    const at = clock();
    delays.push(Math.max(0, at - last - turn));
    if (delays.length > turnsKept) delays.shift();
    last = at;
  };
  const timer = setInterval(measure, turn);
  timer.unref(); // nobody stays up for this alone
  return {
    recent: () => delays.slice(-recentTurns).toSorted((a, b) => a - b)[1] ?? 0,
    mean: () => delays.reduce((sum, delay) => sum + delay, 0) / Math.max(1, delays.length),
    max: () => Math.max(0, ...delays),
    stop: () => clearInterval(timer),
  };
}
