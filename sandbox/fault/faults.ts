/**
 * What can go wrong with a call; `after` means that the provider has done what was asked, and only the answer is lost.
 * `fails-later`: the request is taken, and refused after all in the end.
 */
export const callFaults = [
  'timeout-before',
  'timeout-after',
  'error-before',
  'error-after',
  'too-many-requests',
  'wrong-amount',
  'fails-later',
] as const;
/** What can go wrong with a notification. `late` and `reorder` hold it back until it is released. */
export const noticeFaults = ['duplicate', 'reorder', 'late', 'drop'] as const;

export type CallFault = (typeof callFaults)[number];
export type NoticeFault = (typeof noticeFaults)[number];
type FaultKind = CallFault | NoticeFault;

/** `on` is the name of an operation, or `notice`, or `*` for any call. It strikes `times` times, then it is over. */
export type Fault = { readonly on: string; readonly kind: FaultKind; readonly times: number };

export type Faults = {
  set(faults: readonly Fault[]): void;
  list(): readonly Fault[];
  /** The fault that strikes now, if any; it counts as struck. */
  strike(operation: string): CallFault | null;
  strikeNotice(): NoticeFault | null;
};

/** The switchboard of what is to go wrong. Nothing does until somebody asks for it. */
export function openFaults(): Faults {
  let waiting: Fault[] = [];
  function take(matches: (fault: Fault) => boolean): FaultKind | null {
    const found = waiting.find(matches);
    if (!found) return null;
    waiting = waiting.flatMap((fault) => {
      if (fault !== found) return [fault];
      return fault.times > 1 ? [{ ...fault, times: fault.times - 1 }] : [];
    });
    return found.kind;
  }
  return {
    set: (faults) => void (waiting = [...faults]),
    list: () => waiting,
    strike: (operation) => take(({ on }) => on === operation || on === '*') as CallFault | null,
    strikeNotice: () => take(({ on }) => on === 'notice') as NoticeFault | null,
  };
}

export function readFaults(input: unknown): Fault[] | null {
  const list = (input as { faults?: unknown } | null)?.faults;
  if (!Array.isArray(list) || list.length > 1_000) return null;
  const faults: Fault[] = [];
  for (const one of list as Record<string, unknown>[]) {
    const { on, kind, times = 1 } = one ?? {};
    const kinds: readonly unknown[] = on === 'notice' ? noticeFaults : callFaults;
    if (typeof on !== 'string' || !kinds.includes(kind) || typeof times !== 'number' || times < 1) return null;
    faults.push({ on, kind: kind as FaultKind, times });
  }
  return faults;
}
