import { useLingui } from '@lingui/react/macro';
import type { HotelWay } from '@stayfront/rules/payment/hotel-ways';

export function useWayName(): (way: HotelWay) => string {
  const { t } = useLingui();
  const names: Readonly<Record<HotelWay, string>> = {
    cash: t({ message: 'Cash', comment: 'How a guest paid at the hotel' }),
    terminal: t({ message: 'Card terminal', comment: 'How a guest paid at the hotel' }),
    transfer: t({ message: 'Bank transfer', comment: 'How a guest paid at the hotel' }),
    voucher: t({ message: 'Voucher', comment: 'How a guest paid at the hotel' }),
  };
  return (way) => names[way];
}
