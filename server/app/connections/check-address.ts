import type { Refusal } from '@stayfront/contract/problem';
import { checkTarget } from '../../followers/webhook/check-target.ts';
import type { Reach } from '../../followers/webhook/reach.ts';
import { refuseTarget } from '../../followers/webhook/refuse-target.ts';

/** Nothing is sent to an address that does not lead out to the public network. */
export async function checkAddress(
  reach: Reach,
  address: string | null | undefined,
): Promise<Refusal<'webhook.target'> | null> {
  if (address === null || address === undefined) return null;
  const target = await checkTarget(reach, address);
  return 'fault' in target ? refuseTarget('webhook.target', 'address', target.fault) : null;
}
