import type { DescriptiveInfo } from '@stayfront/contract/hotel';

const codes = { 'privacy-policy': 900, 'general-terms': 901 } as const;

/** The legal text that an address ends with; absent where the hotel has none. */
export function legalTextOf(
  { hotelInfo }: Pick<DescriptiveInfo, 'hotelInfo'>,
  pathname: string,
): DescriptiveInfo['hotelInfo'][number] | undefined {
  const name = pathname.replace(/\/$/, '').split('/').at(-1) ?? '';
  const code = name in codes ? codes[name as keyof typeof codes] : undefined;
  return hotelInfo.find(({ detailsCode, text }) => detailsCode === code && text.trim() !== '');
}
