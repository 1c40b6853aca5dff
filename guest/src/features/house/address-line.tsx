import type { DescriptiveInfo } from '@stayfront/contract/hotel';
import { addressText } from './address-text.ts';

/** The address in its own direction, whatever surrounds it. */
export const AddressLine = ({ address }: { address: DescriptiveInfo['address'] }) => <bdi>{addressText(address)}</bdi>;
