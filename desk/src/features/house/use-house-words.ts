import type { HouseWords } from '@stayfront/contract/desk/house/words';
import { useQuery } from '@tanstack/react-query';
import { houseWordsQuery } from '../../app/data/house-words-query.ts';
import { useTransport } from '../../app/data/transport.tsx';
import { useDesk } from '../../app/page/desk-context.tsx';

const none: HouseWords = { amenities: [], facilities: [], countries: [], timeZones: [] };

/** What may be chosen, by name; nothing until it has come. */
export function useHouseWords(): HouseWords {
  const { hotelId, language } = useDesk();
  return useQuery(houseWordsQuery(useTransport(), hotelId, language)).data ?? none;
}
