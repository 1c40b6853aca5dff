import type { FastifyRequest } from 'fastify';

/** A merchant of the sandbox: what the real provider's dashboard would hold. */
export type StripeAccount = {
  readonly secretKey: string;
  readonly publishableKey: string;
  /** Where notifications go, and the secret that signs them. */
  readonly webhook: { readonly url: () => string; readonly secret: string } | null;
};

const bearer = ({ headers }: FastifyRequest): string => /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1] ?? '';

/** Of the merchant's server. */
export const accountOf = (request: FastifyRequest, accounts: readonly StripeAccount[]): StripeAccount | null =>
  accounts.find(({ secretKey }) => secretKey === bearer(request)) ?? null;

/** Of a guest's page, which may only touch what it has the secret of. */
export const pageAccountOf = (request: FastifyRequest, accounts: readonly StripeAccount[]): StripeAccount | null =>
  accounts.find(({ publishableKey }) => publishableKey === bearer(request)) ?? null;
