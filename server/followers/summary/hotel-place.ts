import type { DescriptiveInfo } from '@stayfront/contract/hotel';

/** Where the house is, line by line. */
export function hotelPlace({ address }: Pick<DescriptiveInfo, 'address'>): string[] {
  const { addressLine, streetNmbr, postalCode, cityName, countryName } = address;
  return [`${addressLine} ${streetNmbr}`.trim(), `${postalCode} ${cityName}`, countryName];
}
