import { useSearchParams } from 'react-router';
import { useHotel } from '../../app/page/hotel-context.ts';

/** The chain whose hotels can be chosen among: that of the page, of the link, or of the hotel. */
export function useChainId(): number | null {
  const { config, chain } = useHotel();
  const [query] = useSearchParams();
  const asked = query.get('hotelChainId') ?? '';
  return chain?.chainId ?? (/^[1-9]\d{0,8}$/.test(asked) ? Number(asked) : config.hotelChainId);
}
