import { z } from 'zod';
import { problems } from './problems.ts';

export type ProblemCode = keyof typeof problems;

export const problemCodes = Object.keys(problems) as [ProblemCode, ...ProblemCode[]];

/** RFC 9457. `errors` names the field and says what to do about it. */
export const Problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    code: z.enum(problemCodes),
    detail: z.string().optional(),
    errorCode: z.int().optional().meta({ description: 'The number of the case in the error catalogue' }),
    retryAfter: z.int().optional().meta({ description: 'Seconds to wait before trying again' }),
    requestId: z.string().optional().meta({ description: 'Also in the header X-Request-Id, and in the log' }),
    errors: z
      .array(
        z.object({
          field: z.string(),
          code: z.string(),
          message: z.string(),
          suggestion: z.string().optional().meta({ description: 'A value that would be taken' }),
        }),
      )
      .optional(),
    details: z
      .record(z.string(), z.unknown())
      .optional()
      .meta({ description: 'What it is about, where the operation says so: the nights of a calendar, one by one' }),
  })
  .meta({ id: 'Problem', description: 'Why a request was refused (RFC 9457)' });

export type Problem = z.infer<typeof Problem>;

/** Who sent ten thousand entries with one mistake in each is helped by the first hundred. */
export const mostErrors = 100;

/**
 * A refusal on its way out of a verb: what happened, and what the reader needs to know about it. A verb names the codes
 * it may refuse with, so that one that its route does not list does not compile.
 */
export type Refusal<Code extends ProblemCode = ProblemCode> = {
  readonly refused: Code;
  readonly detail?: string;
  readonly errors?: Problem['errors'];
  readonly details?: Problem['details'];
  readonly retryAfterSeconds?: number;
};

/** The refusals of a verb, for another that passes them on. */
export type RefusedBy<Verb extends (...args: never[]) => unknown> = Extract<Awaited<ReturnType<Verb>>, Refusal>;

export const refuse = <const Code extends ProblemCode>(refused: Code, detail?: string): Refusal<Code> =>
  detail ? { refused, detail } : { refused };

export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && 'refused' in value;

export function problemOf(refusal: Refusal): Problem {
  const known: { status: number; title: string; spec?: number } = problems[refusal.refused];
  return {
    type: `/api/docs#${refusal.refused}`,
    title: known.title,
    status: known.status,
    code: refusal.refused,
    ...(refusal.detail ? { detail: refusal.detail } : {}),
    ...(known.spec ? { errorCode: known.spec } : {}),
    ...(refusal.retryAfterSeconds === undefined ? {} : { retryAfter: refusal.retryAfterSeconds }),
    ...(refusal.errors ? { errors: refusal.errors } : {}),
    ...(refusal.details ? { details: refusal.details } : {}),
  };
}
