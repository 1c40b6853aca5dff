import { askProvider, type Line } from '../../port/ask-provider.ts';
import { isFailure, type ProviderFailure } from '../../port/payment-provider.ts';
import { TokenAnswer } from './execution-shapes.ts';

export type BearerToken = {
  /** One that still lives for a while, asked for once by all who need it now. */
  get(): Promise<string | ProviderFailure>;
  /** The provider did not take it. */
  forget(): void;
};

const SPARE_MS = 60_000;

/** The token that all other calls carry. `clock` is the machine's: how old a token is concerns no guest. */
export function bearerToken(line: Line, url: string, clientSecret: string, clock: () => number): BearerToken {
  let known: { readonly token: string; readonly endsAt: number } | null = null;
  let underWay: Promise<string | ProviderFailure> | null = null;

  async function ask(): Promise<string | ProviderFailure> {
    const answer = await askProvider(
      line,
      { method: 'POST', url, headers: { 'x-api-key': clientSecret } },
      TokenAnswer,
    );
    if (isFailure(answer)) return answer;
    known = { token: answer.access_token, endsAt: clock() + answer.expires_in * 1_000 - SPARE_MS };
    return answer.access_token;
  }

  return {
    async get() {
      if (known && known.endsAt > clock()) return known.token;
      underWay ??= ask().finally(() => (underWay = null));
      return underWay;
    },
    forget: () => void (known = null),
  };
}
