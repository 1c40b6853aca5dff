import ipaddr from 'ipaddr.js';

/** This machine itself, or a proxy on it that nobody has named: then all guests would share one limit. */
export const isFromHere = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';
