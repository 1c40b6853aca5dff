/** What two processes tell and ask each other; nothing that is told waits for an answer. */
export type ProcessLine = {
  tell(what: string, about: unknown): void;
  /** Rejects where the other one fails at it, or is gone. */
  ask(what: string, about: unknown): Promise<unknown>;
  /** The other one is gone: whoever still waits for an answer of it hears so. */
  cut(): void;
};

type Heard = Readonly<Record<string, (about: never) => unknown>>;
type Message =
  | { readonly kind: 'told'; readonly what: string; readonly about: unknown }
  | { readonly kind: 'asked'; readonly what: string; readonly about: unknown; readonly number: number }
  | { readonly kind: 'answered'; readonly number: number; readonly answer: unknown }
  | { readonly kind: 'failed'; readonly number: number; readonly why: string };

export type Port = {
  post(message: unknown): void;
  listen(hear: (message: unknown) => void): void;
};

/** A line over a port of messages, with what is done on this side for each word of the other. */
export function openLine(port: Port, heard: Heard): ProcessLine {
  type Waiting = { resolve(answer: unknown): void; reject(error: Error): void };
  const waiting = new Map<number, Waiting>();
  let [asked, isCut] = [0, false];
  const take = (number: number): Waiting | undefined => {
    const found = waiting.get(number);
    waiting.delete(number);
    return found;
  };
  const post = (message: Message): void => {
    if (!isCut) port.post(message);
  };
  const work = async (what: string, about: unknown): Promise<unknown> => heard[what]?.(about as never);
  port.listen((told) => {
    const message = told as Message;
    // What is told and cannot be done is the teller's business no more; a bug in it is reported as every rejection is.
    if (message.kind === 'told') void work(message.what, message.about);
    else if (message.kind === 'asked')
      work(message.what, message.about).then(
        (answer) => post({ kind: 'answered', number: message.number, answer }),
        (error: unknown) => post({ kind: 'failed', number: message.number, why: String(error) }),
      );
    else if (message.kind === 'answered') take(message.number)?.resolve(message.answer);
    else if (message.kind === 'failed') take(message.number)?.reject(new Error(message.why));
  });
  return {
    tell: (what, about) => post({ kind: 'told', what, about }),
    ask: (what, about) =>
      new Promise((resolve, reject) => {
        if (isCut) return reject(gone());
        const number = ++asked;
        waiting.set(number, { resolve, reject });
        post({ kind: 'asked', what, about, number });
      }),
    cut() {
      isCut = true;
      for (const { reject } of waiting.values()) reject(gone());
      waiting.clear();
    },
  };
}

const gone = (): Error => new Error('The other process is gone');
