import { useLingui } from '@lingui/react/macro';
import { sources } from '@stayfront/rules/channel/source';
import { hotelWays, type HotelWay } from '@stayfront/rules/payment/hotel-ways';
import { leadKeys, lengthKeys, type LeadKey, type LengthKey } from '@stayfront/rules/report/buckets';
import { unknownCountry, type ReportDimension } from '@stayfront/rules/report/dimensions';
import { useSourceName } from '../reservation/use-source-name.ts';

/** What the lines of reports are called. */
export function useReportWords() {
  const { t } = useLingui();
  const sourceName = useSourceName();
  const leads: Readonly<Record<LeadKey, string>> = {
    0: t`Same day`,
    '1-3': t`1 – 3 days`,
    '4-14': t`4 – 14 days`,
    '15-30': t`15 – 30 days`,
    '31-90': t`31 – 90 days`,
    91: t`Over 90 days`,
  };
  const lengths: Readonly<Record<LengthKey, string>> = {
    1: t`1 night`,
    2: t`2 nights`,
    3: t`3 nights`,
    '4-6': t`4 – 6 nights`,
    7: t`7 nights and more`,
  };
  const ways: Readonly<Record<HotelWay, string>> = {
    cash: t`Cash`,
    terminal: t`Card at the hotel`,
    transfer: t`Bank transfer`,
    voucher: t`Voucher`,
  };
  const dimensions: Readonly<Record<ReportDimension, string>> = {
    room: t`Room`,
    rate: t`Rate`,
    source: t`Source`,
    country: t`Country`,
    length: t`Length of stay`,
    lead: t`Lead time`,
  };
  const lineName = (dimension: ReportDimension, key: string, name: string): string => {
    switch (dimension) {
      case 'source':
        return sourceName(sources.find((one) => one === key) ?? 'channel');
      case 'country':
        return key === unknownCountry ? t`Not known` : name;
      case 'length':
        return lengths[lengthKeys.find((one) => one === key) ?? '7'];
      case 'lead':
        return leads[leadKeys.find((one) => one === key) ?? '91'];
      case 'room':
      case 'rate':
        return name;
    }
  };
  const wayName = (way: string): string => {
    const atHotel = hotelWays.find((one) => one === way);
    return atHotel ? ways[atHotel] : way;
  };
  return { dimensions, lineName, wayName };
}
