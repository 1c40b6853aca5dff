import { RefusedCall } from '@stayfront/contract/call';
import type { DeskAccount } from '@stayfront/contract/desk/account';
import type { DeskReservation } from '@stayfront/contract/desk/reservation';
import { examplesOf } from '@stayfront/contract/examples/examples-of';
import { problemOf, type ProblemCode } from '@stayfront/contract/problem';
import { screen, within } from '@testing-library/react';
import type { Answers, Call } from './example-transport.ts';
import { showDesk } from './show-desk.tsx';

export const example = examplesOf('getDeskReservation')?.answer as DeskReservation;
export const account = examplesOf('getDeskAccount')?.answer as DeskAccount;
const at = '/1001/desk/reservations/SB4-K7QM2XH9RD';
const all = Object.fromEntries(Object.keys(example.may).map((act) => [act, true])) as DeskReservation['may'];
export const refuse = (code: ProblemCode) => () => {
  throw new RefusedCall(problemOf({ refused: code }));
};
export const show = (answers: Answers = {}, of: Partial<DeskAccount> = {}, change: Partial<DeskReservation> = {}) =>
  showDesk(at, {
    answers: {
      getDeskReservation: { ...example, may: all, ...change },
      getDeskAccount: { ...account, ...of },
      ...answers,
    },
  });
export const bodies = (calls: readonly Call[], operation: string) =>
  calls.filter(({ operationId }) => operationId === operation).map(({ body }) => body);
export const reads = (calls: readonly Call[]) => bodies(calls, 'getDeskAccount').length;
export const box = async () => within(await screen.findByRole('region', { name: 'Money' }));
export const dialog = async () => within(await screen.findByRole('dialog'));
