import { BlockList, isIP } from 'node:net';

// What the registries of special addresses (RFC 6890 and its successors) keep from the public network.
const kept = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10], // shared by customers of one carrier
  ['127.0.0.0', 8],
  ['169.254.0.0', 16], // where clouds keep their machines' secrets
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4], // many at once
  ['240.0.0.0', 4],
] as const)
  kept.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['2001::', 23], // tunnels and other protocols' own
  ['2001:db8::', 32],
  ['2002::', 16], // carries an IPv4 address inside
  ['3fff::', 20],
] as const)
  kept.addSubnet(network, bits, 'ipv6');

/** Of IPv6 only this part is given out to the public; all else, mapped IPv4 included, is somebody's own. */
const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');

export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !kept.check(address, 'ipv4');
    case 6:
      return global.check(address, 'ipv6') && !kept.check(address, 'ipv6');
    default:
      return false;
  }
}
