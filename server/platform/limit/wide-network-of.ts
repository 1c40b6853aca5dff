import { isIPv4 } from 'node:net';
import { networkOf } from './network-of.ts';

/**
 * The network whose bookings without a card are counted together: of a short address its neighbourhood of 256 (/24), of
 * a long one what a household or a rented server is given (/56). Who shares it with others is only asked sooner.
 */
export function wideNetworkOf(address: string): string {
  const network = networkOf(address);
  if (isIPv4(network)) return network.slice(0, network.lastIndexOf('.'));
  const [a = '0', b = '0', c = '0', d = '0'] = network.split(':');
  return [a, b, c, d.padStart(4, '0').slice(0, 2)].join(':');
}
