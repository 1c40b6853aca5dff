/** One line of a provider's list that bears a number of ours. */
export type ListedCharge = {
  readonly intentId: string;
  /** All that the list says of it: only the provider knows which of it is a number of its own. */
  readonly text: string;
  /** The reservation it names: we write it into every payment's description. */
  readonly reservationId: string | null;
};

const ours = /\bSF[A-HJ-NP-Z2-9]{15}\b/gi;
const reservations = /\bSB4-[A-Z2-9]{10}\b/i;

/**
 * Reads the list that a provider's dashboard writes out, whatever its columns are called and in whatever order they come:
 * each line is searched for our number of the payment. What has none is not ours.
 */
export function readChargeList(text: string): ListedCharge[] {
  const charges = new Map<string, ListedCharge>();
  for (const line of text.split(/\r?\n/))
    for (const [found] of line.matchAll(ours)) {
      const intentId = found.toUpperCase();
      const known = charges.get(intentId);
      const reservationId = reservations.exec(line)?.[0].toUpperCase() ?? known?.reservationId ?? null;
      charges.set(intentId, { intentId, text: known ? `${known.text}\n${line}` : line, reservationId });
    }
  return [...charges.values()];
}
