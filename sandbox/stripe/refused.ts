import type { Answer } from '../fault/fault-routes.ts';

type Words = { readonly code?: string; readonly decline_code?: string; readonly param?: string };

/** Errors in the provider's shape. */
export const refused = (status: number, type: string, message: string, more: Words = {}): Answer => ({
  status,
  body: { error: { type, message, doc_url: 'https://docs.stripe.com/error-codes', ...more } },
});

export const invalid = (message: string, more: Words = {}, status = 400): Answer =>
  refused(status, 'invalid_request_error', message, more);

export const missing = (what: string, id: string): Answer =>
  invalid(`No such ${what}: '${id}'`, { code: 'resource_missing', param: 'id' }, 404);

export const unauthorized: Answer = invalid('Invalid API Key provided', {}, 401);
