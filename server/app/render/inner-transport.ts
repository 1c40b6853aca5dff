import { RefusedCall, type Transport } from '@stayfront/contract/call';
import { answerRoute } from '../../platform/http/answer-route.ts';
import type { Guarded } from '../../platform/http/guard-routes.ts';
import type { Caller } from '../../platform/http/guard.ts';
import { PreparedAnswer } from '../../platform/http/prepared-answer.ts';

/** Answers the renderer's questions without a network in between, through the same contract as everybody's. */
export function innerTransport(served: readonly Guarded[]): (caller: Caller) => Transport {
  const byId = new Map(served.map((one) => [one.route.operationId, one]));
  return (caller) => async (route, call, extra) => {
    const one = byId.get(route.operationId);
    if (!one) throw new Error(`Nobody serves ${route.operationId}`);
    const answer = await answerRoute(one, { ...call, idempotencyKey: extra?.idempotencyKey, caller });
    if (!answer.ok) throw new RefusedCall(answer.problem);
    if (!(answer.body instanceof PreparedAnswer)) return answer.body as never;
    const read: unknown = JSON.parse(answer.body.json.toString());
    answer.body.giveBack();
    return read as never;
  };
}
