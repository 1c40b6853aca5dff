import ipaddr from 'ipaddr.js';

/** Says of an address whether it is in one of these networks (`10.0.0.0/8`) or one of these addresses. */
export function inNetworks(networks: readonly string[]): (address: string) => boolean {
  const known = networks.map((network): [ipaddr.IPv4 | ipaddr.IPv6, number] => {
    if (network.includes('/')) return ipaddr.parseCIDR(network);
    const address = ipaddr.process(network);
    return [address, address.kind() === 'ipv4' ? 32 : 128];
  });
  return (text) => {
    if (!ipaddr.isValid(text)) return false;
    const address = ipaddr.process(text);
    return known.some(([network, bits]) => network.kind() === address.kind() && address.match(network, bits));
  };
}
