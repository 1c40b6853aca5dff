import type { DescriptiveInfo } from '@stayfront/contract/hotel';

/** Seestrasse 14, 6004 Lucerne, Switzerland: in its own direction, whatever surrounds it. */
export function AddressLine({ address }: { address: DescriptiveInfo['address'] }) {
  const street = [address.addressLine, address.streetNmbr].filter(Boolean).join(' ');
  return <bdi>{`${street}, ${address.postalCode} ${address.cityName}, ${address.countryName}`}</bdi>;
}
