/** OpenTravel codes of what can be wrong, as the standard asks for them in an answer. */
export const otaCodes = {
  missing: 321,
  invalid: 320,
  hotel: 392,
  roomType: 402,
  ratePlan: 249,
  dates: 404,
  cannot: 450,
  duplicate: 840,
} as const;
export type FaultKind = keyof typeof otaCodes;

/** One thing that is wrong with a message: where it stands, and what to do about it. */
export type AlpineFault = { readonly code: number; readonly element: string; readonly message: string };

/** Faults are gathered up to here; whoever has so many has one kind of fault, and has seen enough of it. */
const mostFaults = 50;

export type Faults = {
  readonly list: readonly AlpineFault[];
  /** Notes a fault. `line` is where the element stands in the message. */
  add(kind: FaultKind, element: string, message: string, line?: number): void;
};

export function gatherFaults(): Faults {
  const list: AlpineFault[] = [];
  return {
    list,
    add(kind, element, message, line) {
      if (list.length >= mostFaults) return;
      const at = line !== undefined && line > 0 ? ` (line ${line})` : '';
      list.push({ code: otaCodes[kind], element, message: `${element}${at}: ${message}` });
    },
  };
}
