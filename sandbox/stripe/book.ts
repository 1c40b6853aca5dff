import type { Ledger } from '../ledger/open-ledger.ts';
import type {
  Answered,
  CheckoutSession,
  Customer,
  PaymentIntent,
  PaymentMethod,
  Refund,
  SetupIntent,
} from './objects.ts';

type Shelves = {
  readonly customer: Customer;
  readonly payment: PaymentIntent;
  readonly setup: SetupIntent;
  readonly method: PaymentMethod;
  readonly refund: Refund;
  readonly session: CheckoutSession;
};
export type Shelf = keyof Shelves;

/** One line of the ledger: a thing as it is from then on, or the answer to a request under a key. */
export type Entry =
  | { [Kind in Shelf]: { readonly kind: Kind; readonly is: Shelves[Kind] } }[Shelf]
  | { readonly kind: 'answered'; readonly is: Answered };

export type Book = {
  find<Kind extends Shelf>(kind: Kind, id: string): Shelves[Kind] | null;
  all<Kind extends Shelf>(kind: Kind): readonly Shelves[Kind][];
  /** Writes a thing down as it is now. */
  write<Kind extends Shelf>(kind: Kind, is: Shelves[Kind]): Shelves[Kind];
  answeredTo(key: string): Answered | null;
  noteAnswer(answered: Answered): void;
};

/** All that the sandbox knows, as the ledger tells it: every change is first a line there. */
export function openBook(ledger: Ledger<Entry>): Book {
  const shelves = new Map<string, Map<string, unknown>>();
  const answers = new Map<string, Answered>();
  const shelf = (kind: string): Map<string, unknown> => {
    const known = shelves.get(kind) ?? new Map<string, unknown>();
    shelves.set(kind, known);
    return known;
  };
  function apply({ kind, is }: Entry): void {
    if (kind === 'answered') answers.set(is.key, is);
    else shelf(kind).set(is.id, is);
  }
  // A copy each: what is written down stays as it was.
  for (const entry of ledger.entries()) apply(structuredClone(entry));
  return {
    find: <Kind extends Shelf>(kind: Kind, id: string) => (shelf(kind).get(id) ?? null) as Shelves[Kind] | null,
    all: <Kind extends Shelf>(kind: Kind) => [...shelf(kind).values()] as Shelves[Kind][],
    write<Kind extends Shelf>(kind: Kind, is: Shelves[Kind]) {
      ledger.write(structuredClone({ kind, is }) as Entry);
      shelf(kind).set(is.id, is);
      return is;
    },
    answeredTo: (key) => answers.get(key) ?? null,
    noteAnswer(answered) {
      ledger.write({ kind: 'answered', is: answered });
      answers.set(answered.key, answered);
    },
  };
}
