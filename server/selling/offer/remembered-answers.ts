type Answer = { readonly json: Buffer };
/** All that answers hang on besides the question; prices are shown until the quotes of that minute end. */
type Hanging = { readonly quotesEnd: number };

export type RememberedAnswers<Of extends Hanging, A extends Answer> = {
  find(now: Of, question: string): A | undefined;
  keep(then: Of, question: string, answer: A): void;
  readonly bytes: number;
};

type Kind<Of> = {
  readonly mostBytes: number;
  /** Whose answers these are: each house, or chain of houses, has a shelf of its own. */
  readonly houseOf: (of: Of) => number;
  readonly areSame: (one: Of, other: Of) => boolean;
};

type Shelf<Of, A> = { readonly of: Of; readonly answers: Map<string, A>; bytes: number };

/**
 * What was asked a moment ago, house by house. Nothing is ever taken back: an answer is of one edition of the calendar, and
 * found under no other. The memory is bounded; when it is full, the house that uses most of it begins anew, so that one with
 * a hundred thousand different searches costs the others nothing.
 */
export function rememberAnswers<Of extends Hanging, A extends Answer>(kind: Kind<Of>): RememberedAnswers<Of, A> {
  const { mostBytes, houseOf, areSame } = kind;
  const shelves = new Map<number, Shelf<Of, A>>();
  let bytes = 0;

  function clear({ of }: Shelf<Of, A>): void {
    const shelf = shelves.get(houseOf(of));
    shelves.delete(houseOf(of));
    bytes -= shelf?.bytes ?? 0;
  }

  function makeRoom(quotesEnd: number): void {
    for (const shelf of shelves.values()) if (shelf.of.quotesEnd < quotesEnd) clear(shelf);
    if (bytes > mostBytes) clear([...shelves.values()].reduce((most, one) => (one.bytes > most.bytes ? one : most)));
  }

  return {
    find(now, question) {
      const shelf = shelves.get(houseOf(now));
      return shelf && areSame(shelf.of, now) ? shelf.answers.get(question) : undefined;
    },
    keep(then, question, answer) {
      let shelf = shelves.get(houseOf(then));
      if (shelf && !areSame(shelf.of, then)) {
        clear(shelf);
        shelf = undefined;
      }
      shelf ??= { of: then, answers: new Map(), bytes: 0 };
      shelves.set(houseOf(then), shelf);
      const known = shelf.answers.get(question);
      const more = sizeOf(question, answer) - (known ? sizeOf(question, known) : 0);
      shelf.answers.set(question, answer);
      shelf.bytes += more;
      bytes += more;
      if (bytes > mostBytes) makeRoom(then.quotesEnd);
    },
    get bytes() {
      return bytes;
    },
  };
}

/** With what the entry itself takes. */
const sizeOf = (question: string, { json }: Answer): number => json.length + 2 * question.length + 200;
