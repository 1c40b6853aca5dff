import type { CardConduct } from '../card/test-cards.ts';

export type StatusEntry = {
  readonly code: string;
  /** No two of an execution are the same. */
  readonly time: string;
  readonly errors?: readonly { readonly reason: { readonly result: string } }[];
};

/** What was asked for under one idempotency key: asked again, the answer is the same. */
export type Action = {
  readonly key: string;
  readonly name: string;
  readonly actionId: string;
  readonly executedAt: string;
};

export type Execution = {
  readonly id: string;
  readonly accountId: string;
  readonly initKey: string;
  readonly merchantReference: string;
  readonly holderReference: string;
  readonly currency: string;
  readonly createdAt: string;
  /** As asked for; what was taken may differ when a fault says so. */
  minor: number;
  readonly statuses: StatusEntry[];
  readonly actions: Action[];
  actionRequired: '3ds' | null;
  conduct: CardConduct | null;
  captured: number;
  refunded: number;
};

/** A card that the sandbox keeps: its last four digits, never its number. */
export type Instrument = {
  readonly id: string;
  readonly holderReference: string;
  readonly createdAt: string;
  readonly brand: string;
  readonly bin: string;
  readonly suffix: string;
  readonly conduct: CardConduct;
  readonly holderName: string;
  readonly expiryMonth: string;
  readonly expiryYear: string;
  readonly futureUsage: string;
};

/** One line of the ledger. Together, in order, they are the executions. */
export type Entry =
  | ({ readonly kind: 'init' } & Pick<
      Execution,
      'id' | 'accountId' | 'initKey' | 'merchantReference' | 'holderReference' | 'currency' | 'createdAt' | 'minor'
    >)
  | { readonly kind: 'action'; readonly id: string; readonly action: Action }
  | { readonly kind: 'status'; readonly id: string; readonly status: StatusEntry }
  | {
      readonly kind: 'card';
      readonly id: string;
      readonly conduct: CardConduct;
      readonly actionRequired: Execution['actionRequired'];
    }
  | { readonly kind: 'amount'; readonly id: string; readonly minor: number }
  | { readonly kind: 'capture'; readonly id: string; readonly minor: number }
  | { readonly kind: 'refund'; readonly id: string; readonly minor: number }
  | { readonly kind: 'instrument'; readonly instrument: Instrument };

/** The last status of those that begin so, by time. */
export function latest({ statuses }: Pick<Execution, 'statuses'>, prefix: string): string | null {
  const matching = statuses.filter(({ code }) => code.startsWith(prefix));
  return matching.sort((a, b) => (a.time < b.time ? -1 : 1)).at(-1)?.code ?? null;
}
