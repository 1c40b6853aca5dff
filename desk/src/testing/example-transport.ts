import type { Transport } from '@stayfront/contract/call';
import { examplesOf } from '@stayfront/contract/examples/examples-of';

export type Call = {
  readonly operationId: string;
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  /** The Idempotency-Key, where one was sent. */
  readonly key: string | undefined;
  /** Told how much has been sent, where somebody wants to know. */
  readonly onProgress?: ((share: number) => void) | undefined;
};
/** What an operation answers: a value, or a function of the call; one that throws refuses. */
export type Answers = Readonly<Record<string, unknown>>;

/**
 * A server for tests of the desk’s screens. It answers with the contract's own examples, which tests hold to the schemas, and with
 * what a test puts in their place. It keeps every call, so that a test can say what was asked for.
 */
export function exampleTransport(answers: Answers = {}): { transport: Transport; calls: Call[] } {
  const calls: Call[] = [];
  const transport: Transport = async (route, call, extra) => {
    const { operationId } = route;
    const { params, query, body } = call;
    const asked = { operationId, params, query, body, key: extra?.idempotencyKey, onProgress: extra?.onProgress };
    calls.push(asked);
    const example = examplesOf(operationId);
    if (!(operationId in answers) && !example) throw new Error(`The contract has no example of ${operationId}`);
    const answer = operationId in answers ? answers[operationId] : example?.answer;
    return (typeof answer === 'function' ? await (answer as (call: Call) => unknown)(asked) : answer) as never;
  };
  return { transport, calls };
}
