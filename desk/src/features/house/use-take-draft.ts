import type { HouseDraft } from '@stayfront/contract/desk/house/shapes';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { propertyKey } from '../../app/data/property-query.ts';
import { withDraft } from '../../app/data/with-draft.ts';
import { useDesk } from '../../app/page/desk-context.tsx';
import { useHouseStore } from './use-house-store.ts';

/** Shows a draft that the server has answered with. */
export function useTakeDraft(): (draft: HouseDraft) => void {
  const client = useQueryClient();
  const store = useHouseStore();
  const { hotelId } = useDesk();
  return useCallback(
    (draft) => {
      const house = withDraft(store.get().house, draft);
      store.take(house);
      client.setQueryData(propertyKey(hotelId), house);
    },
    [client, store, hotelId],
  );
}
