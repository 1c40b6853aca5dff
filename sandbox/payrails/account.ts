import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** A merchant of the sandbox: what the real provider's portal would hold. */
export type PayrailsAccount = {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly workspaceId: string;
  /** Its portal has wallets open. */
  readonly hasWallets?: boolean;
  /** Where notifications go, and the key that signs them. */
  readonly webhook: { readonly url: () => string; readonly key: string } | null;
};

export type Tokens = {
  /** For the merchant's server. */
  give(account: PayrailsAccount): { token: string; seconds: number };
  /** For the guest's browser, which may touch one holder's things only. */
  giveBrowser(account: PayrailsAccount): string;
  accountOf(request: FastifyRequest): PayrailsAccount | null;
  /** Ends all tokens at once, as when they are too old. */
  expireAll(): void;
  /** Ends the one that a request comes with, as when its guest waits too long. */
  expire(request: FastifyRequest): void;
};

const SERVER_SECONDS = 3_600;
const BROWSER_SECONDS = 20 * 60;

const tokenIn = ({ headers }: FastifyRequest): string => /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? '';

/** Bearer tokens that end. They are forgotten when the sandbox stops, and merchants ask for new ones. */
export function openTokens(now: () => number): Tokens {
  const given = new Map<string, { account: PayrailsAccount; endsAt: number }>();
  function make(account: PayrailsAccount, seconds: number): string {
    const token = randomBytes(24).toString('base64url');
    given.set(token, { account, endsAt: now() + seconds * 1_000 });
    return token;
  }
  return {
    give: (account) => ({ token: make(account, SERVER_SECONDS), seconds: SERVER_SECONDS }),
    giveBrowser: (account) => make(account, BROWSER_SECONDS),
    accountOf(request) {
      const found = given.get(tokenIn(request));
      return found && found.endsAt > now() ? found.account : null;
    },
    expireAll: () => given.clear(),
    expire: (request) => void given.delete(tokenIn(request)),
  };
}
