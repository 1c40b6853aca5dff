import { reachOut } from './reach-out.ts';
import type { Reach } from './reach.ts';

/** What became of a delivery: the status that was answered, or why there is none. */
export type Posted = { readonly isDelivered: boolean; readonly status: string };

/** Posts once. Of the answer only its status counts. */
export async function postDelivery(
  reach: Reach,
  url: string,
  headers: Readonly<Record<string, string>>,
  body: string,
): Promise<Posted> {
  const { isTaken, status } = await reachOut(reach, { method: 'POST', url, headers, body });
  return { isDelivered: isTaken, status };
}
