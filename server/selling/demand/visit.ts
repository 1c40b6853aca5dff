import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Source } from '@stayfront/rules/channel/source';

/** What a request says of who asks, as far as visits are counted by it. None of it is kept. */
export type Visit = {
  readonly address: string;
  readonly userAgent: string;
  /** False where a page is opened without days: nobody has asked for those it begins with. */
  readonly namesDays: boolean;
  /** Somebody of the hotel who has signed in on this browser. */
  isTeam(hotelId: number): boolean;
  /** Read once a day for each visitor: where the link of the page came from. */
  readOrigin(): { readonly channel: Source; readonly campaign: string | null };
  /** Where the answer may be told to others without being asked for again: what counts each of them. */
  toldAgain?(count: (visit: Visit, now: Instant) => void): void;
};

declare module '../../platform/http/guard.ts' {
  interface Caller {
    /** Absent: whoever asks is not counted, as a page that draws a preview. */
    readonly visit?: Visit | undefined;
  }
}
