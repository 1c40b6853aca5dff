import { randomUUID } from 'node:crypto';
import type { Answer } from '../fault/fault-routes.ts';

/** Errors in the provider's shape. */
export function refused(status: number, code: string, detail: string): Answer {
  return { status, body: { errors: [{ id: randomUUID(), code, detail, docUrl: '' }] } };
}

export const unauthorized = (): Answer => refused(401, 'unauthorized', 'The token is not known or has ended');
