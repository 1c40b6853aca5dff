/** What one process may take of the memory for calendars, and of connections to the database. */
export type Share = { readonly snapshotBytes: number; readonly maxConnections: number };

const megabyte = 1024 * 1024;
/** For calendars in all processes together, as long as each gets the least that is worth having. */
const allSnapshots = 512 * megabyte;
const leastSnapshots = 64 * megabyte;

/** As many as a server has that is alone, and what all processes together open where each has enough with less. */
const mostConnections = 20;
const allConnections = 120;
/** With fewer, hotels could not be kept from taking each other's (`hotel-shares.ts`). */
const leastConnections = 12;

/** What is divided among so many processes; whoever works on the queue also listens for jobs, and keeps all connections. */
export const shareOf = (processes: number, worksOnQueue: boolean): Share => ({
  snapshotBytes: Math.max(leastSnapshots, Math.floor(allSnapshots / processes)),
  maxConnections: worksOnQueue
    ? mostConnections
    : Math.min(mostConnections, Math.max(leastConnections, Math.floor(allConnections / processes))),
});
