import { createHmac, randomUUID } from 'node:crypto';
import { conductAlone, type CardConduct } from '../card/test-cards.ts';
import type { CallFault, Faults } from '../fault/faults.ts';
import type { NoticeSender } from '../notice/notice-sender.ts';
import type { PayrailsAccount } from './account.ts';
import type { ExecutionBook } from './execution-book.ts';
import { latest, type Execution } from './execution.ts';

/** What the bank does: the only place where sandbox money moves. */
export type Cashier = {
  /** `isAlone`: the merchant has begun it, and the guest is not there to be asked. */
  authorize(execution: Execution, conduct: CardConduct, isAlone: boolean): void;
  answerChallenge(execution: Execution, isApproved: boolean): void;
  capture(execution: Execution, minor: number, fault: CallFault | null): void;
  cancel(execution: Execution, fault: CallFault | null): void;
  refund(execution: Execution, minor: number, fault: CallFault | null): void;
  /** Gives pending payments their outcome now instead of in a while. */
  resolvePending(): void;
  stop(): void;
};

type Deps = {
  readonly book: ExecutionBook;
  readonly faults: Faults;
  readonly notices: NoticeSender;
  readonly accounts: readonly PayrailsAccount[];
  readonly pendingMs: number;
};

/** Why the bank says no at once. */
export const declines: Partial<Record<CardConduct, string>> = {
  'is declined': 'GenericRejection',
  'has too little money': 'InsufficientBalance',
  'has expired': 'ExpiredInstrument',
};

export function openCashier({ book, faults, notices, accounts, pendingMs }: Deps): Cashier {
  const timers = new Set<NodeJS.Timeout>();

  function add(execution: Execution, code: string, result?: string): void {
    book.addStatus(execution.id, code, result === undefined ? undefined : [{ reason: { result } }]);
    notify(execution, code);
  }

  function notify(execution: Execution, code: string): void {
    const account = accounts.find(({ clientId }) => clientId === execution.accountId);
    if (!account?.webhook) return;
    const body = JSON.stringify({
      id: randomUUID(),
      event: code.endsWith('Requested') ? 'executionActionRequested' : 'executionActionCompleted',
      timestamp: new Date().toISOString(),
      workspaceId: account.workspaceId,
      details: { execution: { id: execution.id, merchantReference: execution.merchantReference }, status: code },
    });
    const signature = createHmac('sha256', account.webhook.key).update(body).digest('base64');
    const headers = { 'content-type': 'application/json', 'x-signature': signature };
    notices.send({ url: account.webhook.url(), headers, body });
  }

  function succeed(execution: Execution): void {
    if (faults.strike('pay') === 'wrong-amount')
      book.write({ kind: 'amount', id: execution.id, minor: execution.minor + 100 });
    add(execution, 'authorizeSuccessful');
  }

  function resolve(execution: Execution): void {
    if (latest(execution, 'authorize') !== 'authorizePending' || execution.actionRequired !== null) return;
    if (execution.conduct === 'is pending, then succeeds') succeed(execution);
    if (execution.conduct === 'is pending, then is declined') add(execution, 'authorizeFailed', 'GenericRejection');
  }

  function resolveLater(execution: Execution): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      resolve(execution);
    }, pendingMs);
    timers.add(timer.unref());
  }

  for (const execution of book.all())
    if (latest(execution, 'authorize') === 'authorizePending') resolveLater(execution);

  return {
    authorize(execution, typed, isAlone) {
      const conduct = isAlone ? conductAlone(typed) : typed;
      const isAsked = conduct === 'asks for 3-D Secure';
      const needsChallenge = isAsked && !isAlone;
      book.write({ kind: 'card', id: execution.id, conduct, actionRequired: needsChallenge ? '3ds' : null });
      add(execution, 'authorizeRequested');
      const decline = declines[conduct];
      if (decline !== undefined) return add(execution, 'authorizeFailed', decline);
      if (isAsked && isAlone) return add(execution, 'authorizeFailed', 'PayerAuthenticationRequired');
      if (conduct.startsWith('succeeds')) return succeed(execution);
      add(execution, 'authorizePending');
      if (!needsChallenge) resolveLater(execution);
    },
    answerChallenge(execution, isApproved) {
      if (execution.actionRequired !== '3ds' || execution.conduct === null) return;
      book.write({ kind: 'card', id: execution.id, conduct: execution.conduct, actionRequired: null });
      if (isApproved) succeed(execution);
      else add(execution, 'authorizeFailed', 'PayerAuthenticationFailed');
    },
    capture(execution, minor, fault) {
      add(execution, 'captureRequested');
      if (fault === 'fails-later') return add(execution, 'captureFailed', 'ProviderUnknownError');
      book.write({ kind: 'capture', id: execution.id, minor });
      add(execution, 'captureSuccessful');
    },
    cancel(execution, fault) {
      add(execution, 'cancelRequested');
      if (fault === 'fails-later') add(execution, 'cancelFailed', 'ProviderUnknownError');
      else add(execution, 'cancelSuccessful');
    },
    refund(execution, minor, fault) {
      add(execution, 'refundRequested');
      if (fault === 'fails-later') return add(execution, 'refundFailed', 'ProviderUnknownError');
      book.write({ kind: 'refund', id: execution.id, minor });
      add(execution, 'refundSuccessful');
    },
    resolvePending() {
      for (const execution of book.all()) resolve(execution);
    },
    stop() {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
