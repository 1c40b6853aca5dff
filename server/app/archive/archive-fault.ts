import type { ArchiveFault } from '@stayfront/contract/desk/archive';

/** So many are told; who mends these sees the next. */
export const mostFaults = 100;

/** An archive of which nothing can be brought in, and why: in which file, which line of it, and at what of that line. */
export class BadArchive extends Error {
  readonly faults: readonly ArchiveFault[];

  constructor(...faults: readonly ArchiveFault[]) {
    super(faults.map(({ code, file }) => `${code}: ${file}`).join(', '));
    this.faults = faults;
  }
}
