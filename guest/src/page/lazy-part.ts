import { lazy } from 'react';

/** A file that has not come by then counts as lost. */
const longestWait = 120_000;

/** A part of the page that is fetched when it is wanted. Where it does not come, `Rescue` says so. */
export const lazyPart: typeof lazy = (load) => lazy(() => inTime(load()));

function inTime<Part>(part: Promise<Part>): Promise<Part> {
  let waiting: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    waiting = setTimeout(() => reject(new Error('A part of the page did not come')), longestWait);
  });
  return Promise.race([part, late]).finally(() => clearTimeout(waiting));
}
