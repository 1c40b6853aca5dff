import type { DescriptiveInfo } from '@stayfront/contract/hotel';
import { countryName } from '../i18n/format.ts';
import { useVisit } from '../page/visit.tsx';

/** Seestrasse 14, 6004 Lucerne, Switzerland: in its own direction, whatever surrounds it. */
export function AddressLine({ address }: { address: DescriptiveInfo['address'] }) {
  const { language } = useVisit();
  const street = [address.addressLine, address.streetNmbr].filter(Boolean).join(' ');
  return (
    <bdi>{`${street}, ${address.postalCode} ${address.cityName}, ${countryName(language, address.countryCode)}`}</bdi>
  );
}
