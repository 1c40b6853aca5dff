import { isIPv4 } from 'node:net';

/** This machine itself, or a proxy on it that nobody has named: then all guests would share one limit. */
export const isFromHere = (address: string): boolean => {
  const plain = address.replace(/^::ffff:/i, '');
  return plain === '::1' || (isIPv4(plain) && plain.startsWith('127.'));
};
