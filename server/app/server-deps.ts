import type { OpenTrial } from '../payment/account/describe-account.ts';
import type { FastifyInstance } from 'fastify';
import type { Rates } from '../property/currency/guest-currency.ts';
import type { Database } from '../platform/db/open-database.ts';
import type { Translator } from '../property/house/translator.ts';
import type { CallLimits } from '../platform/limit/call-limits.ts';
import type { Operator } from '../property/operator/operator.ts';
import type { PictureStore } from '../property/picture/picture-store.ts';
import type { Pressure } from '../platform/limit/guard-load.ts';
import type { OtherCounters } from '../platform/limit/shared-counter.ts';
import type { Log } from '../platform/log/open-log.ts';
import type { Asking } from '../property/operator/check-operator.ts';
import type { Guarded } from '../platform/http/guard-routes.ts';
import type { DrawLimits } from '../followers/document/drawing-process.ts';
import type { Meters } from '../platform/metrics/open-meters.ts';
import type { Reporter } from '../platform/report/open-reporter.ts';
import type { Reach } from '../followers/webhook/reach.ts';
import type { PageDeps } from './render/page-deps.ts';
import type { paymentPages } from '../payment/payment-pages.ts';

/** What a server is made of that its surroundings decide. */
export type ServerDeps = {
  readonly database: Database;
  readonly secret: string;
  readonly dataDir: string;
  /** How much memory hotels' calendars may take; 0 puts every question to the database. */
  readonly snapshotBytes: number;
  /** Where webhooks may lead; absent, to public addresses only. */
  readonly reach?: Reach;
  /** Reverse proxies whose word about the caller's address is taken; nobody's, where there are none. */
  readonly trustedProxies?: readonly string[];
  /** Where pictures are kept for all servers; absent, on the disk alone. */
  readonly pictureStore?: PictureStore | undefined;
  /** What translates texts of houses where people ask for it; absent, nothing does. */
  readonly translator?: Translator | undefined;
  /** Opens a sandbox for a hotel that has no payment account yet; absent, nothing can be tried. */
  readonly openTrial?: OpenTrial | undefined;
  /** Through which server letters are posted; absent or null, they stay here. */
  readonly mailServer?: string | null;
  readonly publicUrl: () => string;
  /** The database's time. */
  readonly now: () => number;
  /** How far the clock of this machine is ahead of the database's; absent, it is right. */
  readonly clockAheadMs?: () => number;
  /** Exchange rates of the day; without them those that came with this release. */
  readonly rates?: () => Rates;
  /** How often one caller may come; absent, as often as it likes. */
  readonly limits?: CallLimits | null;
  /** From this lag on guests are asked to come back; absent or 0, never. */
  readonly lagLimitMs?: number;
  /** Absent, this process and its pool are looked at. */
  readonly pressure?: Pressure;
  /** Shared with the worker; absent, the server has its own. */
  readonly meters?: Meters;
  /** The other processes that answer at the same address, as far as limits on calls go; absent, there are none. */
  readonly otherCounters?: OtherCounters | undefined;
  /** What all processes that answer at this address count, this one's being given; absent, it is the only one. */
  readonly metricsOfAll?: ((own: () => Promise<string>) => Promise<string>) | undefined;
  /** Opens /metrics; without it there is none. */
  readonly metricsToken?: string | null;
  /** How often pages that listen for news hear that there is none; absent, as often as usual. */
  readonly newsBeatMs?: number;
  /** Where failures are collected; absent, nowhere. */
  readonly reporter?: Reporter;
  /** What drawing a PDF may take; absent, the usual. */
  readonly drawLimits?: DrawLimits;
  /** Whether visits are counted; absent, they are. */
  readonly countsVisits?: boolean;
  /** Absent, nothing is logged. */
  readonly log?: Log;
  /** Adds pages and assets; given the routes, so that pages can ask them without a network. */
  readonly addPages: (
    app: FastifyInstance,
    served: readonly Guarded[],
    asks: {
      paymentPageOf: ReturnType<typeof paymentPages>;
      operatorOf(hotelId: number, request: Asking): Promise<Operator | null>;
      /** What answers the pages of a preview. */
      previewed: readonly Guarded[];
      /** What guests' pages that are kept are held against. */
      keeping: NonNullable<PageDeps['keeping']>;
    },
  ) => Promise<void>;
};
