import type { DescriptiveInfo } from '@stayfront/contract/hotel';

/** Seestrasse 14, 6004 Lucerne, Switzerland */
export function addressText(address: DescriptiveInfo['address']): string {
  const street = [address.addressLine, address.streetNmbr].filter(Boolean).join(' ');
  return `${street}, ${address.postalCode} ${address.cityName}, ${address.countryName}`;
}
