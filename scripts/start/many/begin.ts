import type { Share } from './shares.ts';

/** What one of several processes is told at its start: what there is once for all of them. */
export type Begin = Share & {
  /** Its place among them, from 0; whoever takes the place of a dead one has the same. */
  readonly place: number;
  readonly worksOnQueue: boolean;
  readonly port: number;
  readonly databaseUrl: string;
  readonly smtpUrl: string;
  /** Where the mailbox of the sandbox shows what is in it; null where letters are really posted. */
  readonly mailPagesUrl: string | null;
};

/** Why one could not begin, as far as it is told on the screen. */
export type CannotBegin = { readonly name: string; readonly message: string; readonly code: string | null };
