import type { Role } from '@stayfront/rules/people/role';
import { z } from 'zod';
import type { ProblemCode } from './problem.ts';
import type { Route } from './route.ts';

const ofEvery = ['input.invalid'] as const;
const ofBodies = ['input.not_json', 'input.too_large', 'input.media_type', 'input.encoding'] as const;
const ofIdempotent = ['idempotency.key'] as const;
const ofOwnPages = ['origin.foreign'] as const;
const ofKeys = ['key.missing', 'hotel.unknown'] as const;
const ofPeople = ['operator.missing'] as const;
const ofRoles = ['operator.role'] as const;
const ofStaff = [...ofKeys, ...ofPeople, ...ofRoles, ...ofOwnPages] as const;

/** What is refused before a verb is asked, by what kind of route it is: no route has to list these. */
export const alwaysRefused = (route: Route): readonly ProblemCode[] => [
  ...ofEvery,
  ...(hasBody(route) ? ofBodies : []),
  ...(route.isIdempotent ? ofIdempotent : []),
  ...(route.isOwnPageOnly ? ofOwnPages : []),
  ...(route.needsKey || route.takesKey ? ofKeys : []),
  ...(route.needsStaff ? ofStaff : []),
  ...(route.needsOperator ? ofPeople : []),
  ...(route.needsOperator && route.needsOperator !== 'reader' ? ofRoles : []),
];

/** The same as a type: a verb may say them as well, where it sees only later that its input is wrong. */
export type AlwaysRefused<R extends Route> =
  | (typeof ofEvery)[number]
  | (R['body'] extends z.ZodUndefined ? never : (typeof ofBodies)[number])
  | (R extends { readonly needsKey: true } ? (typeof ofKeys)[number] : never)
  | (R extends { readonly needsStaff: Role } ? (typeof ofStaff)[number] : never)
  | (R extends { readonly needsOperator: Role } ? (typeof ofPeople)[number] : never)
  | (R extends { readonly needsOperator: Exclude<Role, 'reader'> } ? (typeof ofRoles)[number] : never);

export const hasBody = (route: Route): boolean => !(route.body instanceof z.ZodUndefined);
