type Step = {
  readonly until: string | null;
  readonly fee?: string | null | undefined;
  readonly amount?: number | undefined;
};

/** Whether a policy has more to say than its badge: another fee after one, or a fee of its own for not arriving. */
export const hasFeeSteps = (steps: readonly Step[] = [], noShowFee: object | null = null): boolean =>
  noShowFee !== null || steps.some(({ until, fee, amount = 0 }) => until !== null && (Boolean(fee) || amount > 0));
