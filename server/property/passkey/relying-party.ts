import { isIP } from 'node:net';
import { refuse, type Refusal } from '@stayfront/contract/problem';

/** Who asks for passkeys: the host of this server's address, and the one origin whose pages may ask. */
export type RelyingParty = { readonly id: string; readonly origin: string };

/** Browsers make passkeys for names alone, over https or on the machine itself; an address of digits has none. */
export function relyingPartyOf(publicUrl: string): RelyingParty | Refusal<'passkey.unavailable'> {
  const { protocol, hostname, origin } = new URL(publicUrl);
  const isSafe = protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost');
  const isName = isIP(hostname.replace(/^\[|\]$/g, '')) === 0;
  return isSafe && isName ? { id: hostname, origin } : refuse('passkey.unavailable');
}
