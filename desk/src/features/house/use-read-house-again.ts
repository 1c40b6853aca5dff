import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useDesk } from '../../app/page/desk-context.tsx';

/** What is told of the house anywhere at the desk. */
const ofHouse = [
  'property',
  'property-versions',
  'property-hints',
  'property-pictures',
  'house',
  'property-differences',
];

/** Another document is what guests see: everything that was read of it is read anew. */
export function useReadHouseAgain(): () => void {
  const client = useQueryClient();
  const { hotelId } = useDesk();
  return useCallback(() => {
    for (const key of ofHouse) void client.invalidateQueries({ queryKey: [key, hotelId] });
  }, [client, hotelId]);
}
