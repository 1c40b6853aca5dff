import ipaddr from 'ipaddr.js';

/** What is counted as one caller: of a long address the network, since everybody at home has millions of them. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address); // a short address inside a long one is the short one
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':');
}
