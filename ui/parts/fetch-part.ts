import { countPart } from './waiting.ts';
import { LostPartError } from './lost-part-error.ts';

/** A file that has not come in 120 seconds counts as lost. */
const [tick, ticks] = [10_000, 12];

/** Fetches a part of the page. Where it does not come, the error says that it is lost, and the fetching is seen as waiting. */
export const fetchPart = <Part>(load: () => Promise<Part>): Promise<Part> => countPart(inTime(load()).catch(nameLost));

function nameLost(cause: unknown): never {
  throw cause instanceof LostPartError ? cause : new LostPartError('A part of the page did not come', { cause });
}

/** Counted tick by tick: a computer that wakes up finds one of them over, and has time to fetch what it slept through. */
function inTime<Part>(part: Promise<Part>): Promise<Part> {
  let waiting: ReturnType<typeof setInterval>;
  const late = new Promise<never>((_, reject) => {
    let left = ticks;
    waiting = setInterval(() => {
      left -= 1;
      if (left === 0) reject(new LostPartError('A part of the page did not come in time'));
    }, tick);
  });
  return Promise.race([part, late]).finally(() => clearInterval(waiting));
}
