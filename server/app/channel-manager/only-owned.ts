import type { AvailabilityUpdate } from '@stayfront/rules/channel-manager/read-availability';
import type { Owned } from '@stayfront/rules/connection/account';
import type { ConnectionAccount } from '../../property/connection-account/connection-account.ts';
import { isOwnerOf } from '../../property/connection-account/is-owner-of.ts';
import type { Updates } from './entries-of-updates.ts';

/**
 * What of a message its sender may decide, and what not. They send rooms and rules together whether or not the hotel
 * keeps its rules at the desk: to refuse the rooms as well would have them sold twice.
 */
export function onlyOwned(
  account: ConnectionAccount,
  { availability, rates }: Updates,
): { readonly kept: Updates; readonly left: readonly Owned[] } {
  const [stock, rules, prices] = (['stock', 'restrictions', 'prices'] as const).map((part) => isOwnerOf(account, part));
  const left: Owned[] = [];
  if (!stock && availability.some(({ free }) => free !== undefined)) left.push('stock');
  if (!rules && availability.some(hasRules)) left.push('restrictions');
  if (!prices && rates.length > 0) left.push('prices');
  const kept = availability
    .map((one) => ({ ...one, free: stock ? one.free : undefined, rules: rules ? one.rules : {} }))
    .filter((one) => one.free !== undefined || hasRules(one));
  return { kept: { availability: kept, rates: prices ? rates : [] }, left };
}

const hasRules = ({ rules }: Pick<AvailabilityUpdate, 'rules'>): boolean => Object.keys(rules).length > 0;
