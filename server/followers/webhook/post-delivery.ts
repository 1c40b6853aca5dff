import { reachOut, type Reached } from './reach-out.ts';
import type { Reach } from './reach.ts';

/** What became of a delivery: the status that was answered, or why there is none. */
export type Posted = Omit<Reached, 'isTaken'> & { readonly isDelivered: boolean };

/** Posts once. Of the answer only its status counts; what is said besides helps to find a fault. */
export async function postDelivery(
  reach: Reach,
  url: string,
  headers: Readonly<Record<string, string>>,
  body: string,
): Promise<Posted> {
  const { isTaken, ...rest } = await reachOut(reach, { method: 'POST', url, headers, body });
  return { isDelivered: isTaken, ...rest };
}
