import { setTimeout as pass } from 'node:timers/promises';

const pauses = [200, 800];
const longestAnswer = 20_000;

/**
 * Asks a storage over HTTP; what may pass by itself (no connection, too busy, its own fault) is tried again. Redirects
 * are not followed: what is signed for one host is nobody else's.
 */
export async function askStore(make: () => { url: string; init: RequestInit }): Promise<Response> {
  for (const pause of [...pauses, null]) {
    const { url, init } = make();
    const answer = await fetch(url, {
      ...init,
      redirect: 'error',
      signal: AbortSignal.timeout(longestAnswer),
    }).catch((cause: unknown) => new Error('The picture storage did not answer', { cause }));
    const isPassing = answer instanceof Error || answer.status >= 500 || answer.status === 429;
    if (!isPassing) return answer;
    if (pause === null) {
      if (answer instanceof Error) throw answer;
      throw new Error(`The picture storage answered ${answer.status}`);
    }
    await pass(pause);
  }
  throw new Error('The picture storage did not answer');
}
