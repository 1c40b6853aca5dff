import type { FastifyRequest } from 'fastify';

/** A merchant of the sandbox: what the real provider's dashboard would hold. */
export type JuspayAccount = {
  readonly merchantId: string;
  readonly apiKey: string;
  readonly clientId: string;
  /** Signs the guest's way back. */
  readonly responseKey: string;
  /** Where notifications go, with the name and password of their Basic authentication. */
  readonly webhook: { readonly url: () => string; readonly user: string; readonly password: string } | null;
};

/** The provider's documents put a colon after the key, its own library leaves it out: both are let in. */
export function accountOf(request: FastifyRequest, accounts: readonly JuspayAccount[]): JuspayAccount | null {
  const [, credentials = ''] = /^Basic (\S+)$/.exec(request.headers.authorization ?? '') ?? [];
  const key = Buffer.from(credentials, 'base64').toString('utf8').replace(/:$/, '');
  const found = accounts.find(({ apiKey }) => apiKey === key);
  return found && found.merchantId === request.headers['x-merchantid'] ? found : null;
}
