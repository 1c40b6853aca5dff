import type { Ledger } from '../ledger/open-ledger.ts';
import type { Entry, Execution, Instrument, StatusEntry } from './execution.ts';

export type ExecutionBook = {
  find(id: string): Execution | null;
  findByKey(accountId: string, initKey: string): Execution | null;
  all(): readonly Execution[];
  instruments(holderReference: string): readonly Instrument[];
  findInstrument(id: string): Instrument | null;
  write(entry: Entry): void;
  /** Appends a status with a time after all others. */
  addStatus(id: string, code: string, errors?: StatusEntry['errors']): void;
  /** A time that no entry has yet. */
  nextTime(): string;
};

/** The executions and kept cards as the ledger tells them: every change is first a line there. */
export function openExecutionBook(ledger: Ledger<Entry>, now: () => number): ExecutionBook {
  const executions = new Map<string, Execution>();
  const instruments: Instrument[] = [];
  let last = 0;
  for (const entry of ledger.entries()) apply(entry);

  function nextTime(): string {
    last = Math.max(now(), last + 1);
    return new Date(last).toISOString();
  }

  function write(entry: Entry): void {
    ledger.write(entry);
    apply(entry);
  }

  function apply(entry: Entry): void {
    if (entry.kind === 'instrument') return void instruments.push(entry.instrument);
    if (entry.kind === 'init') {
      const { kind: _, ...asked } = entry;
      const empty = { statuses: [], actions: [], actionRequired: null, conduct: null, captured: 0, refunded: 0 };
      executions.set(entry.id, { ...asked, ...empty });
      return;
    }
    const execution = executions.get(entry.id);
    if (!execution) throw new Error(`The ledger speaks of execution ${entry.id} before it was made`);
    switch (entry.kind) {
      case 'action':
        execution.actions.push(entry.action);
        break;
      case 'status':
        execution.statuses.push(entry.status);
        last = Math.max(last, Date.parse(entry.status.time));
        break;
      case 'card':
        execution.conduct = entry.conduct;
        execution.actionRequired = entry.actionRequired;
        break;
      case 'amount':
        execution.minor = entry.minor;
        break;
      case 'capture':
        execution.captured += entry.minor;
        break;
      case 'refund':
        execution.refunded += entry.minor;
        break;
    }
  }

  return {
    find: (id) => executions.get(id) ?? null,
    findByKey: (accountId, initKey) =>
      [...executions.values()].find((one) => one.accountId === accountId && one.initKey === initKey) ?? null,
    all: () => [...executions.values()],
    instruments: (holder) => instruments.filter(({ holderReference }) => holderReference === holder),
    findInstrument: (id) => instruments.find((instrument) => instrument.id === id) ?? null,
    write,
    addStatus: (id, code, errors) =>
      write({ kind: 'status', id, status: { code, time: nextTime(), ...(errors ? { errors } : {}) } }),
    nextTime,
  };
}
