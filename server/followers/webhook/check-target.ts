import { isIP } from 'node:net';
import { isPublicAddress } from './is-public-address.ts';
import type { Reach } from './reach.ts';

/** A place that may be written to: where it is was looked up once, and the connection goes there and nowhere else. */
export type Target = { readonly url: URL; readonly address: string; readonly family: 4 | 6 };

const ports = ['', '8443']; // the first is the usual 443

/** Whether a hotel's address leads out to the public network, by every address its name has right now. */
export async function checkTarget(reach: Reach, text: string): Promise<Target | { readonly fault: string }> {
  if (!URL.canParse(text)) return { fault: 'This is not an address' };
  const url = new URL(text);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return { fault: 'Use an address that begins with https' };
  if (url.username !== '' || url.password !== '') return { fault: 'Leave name and password out of the address' };
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const addresses = isIP(host) ? [host] : await reach.resolve(host).catch(() => []);
  const [address] = addresses;
  if (address === undefined) return { fault: `There is no ${host} to be found` };
  const found: Target = { url, address, family: isIP(address) === 6 ? 6 : 4 };
  if (reach.allowsLoopback && addresses.every(isLoopback)) return found;
  if (url.protocol !== 'https:') return { fault: 'Use an address that begins with https' };
  if (!ports.includes(url.port)) return { fault: 'Use port 443 or 8443' };
  // One private address among public ones is enough: which of them would be taken is chance.
  if (!addresses.every(isPublicAddress)) return { fault: 'This address is not on the public network' };
  return found;
}

const isLoopback = (address: string): boolean => address === '::1' || /^127\.\d+\.\d+\.\d+$/.test(address);
