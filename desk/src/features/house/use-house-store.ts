import type { House } from '@stayfront/contract/desk/house/draft';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import { propertyKey } from '../../app/data/property-query.ts';
import { useTransport } from '../../app/data/transport.tsx';
import { useDesk } from '../../app/page/desk-context.tsx';
import { openHouseStore, type HouseNow, type HouseStore } from './house-store.ts';

/** One for a hotel as long as the desk stands open, so that what was typed is sent while other pages are looked at. */
const stores = new WeakMap<QueryClient, Map<number, HouseStore>>();

export function useOpenStore(house: House): HouseStore {
  const client = useQueryClient();
  const transport = useTransport();
  const { hotelId } = useDesk();
  const known = stores.get(client) ?? new Map<number, HouseStore>();
  stores.set(client, known);
  const open =
    known.get(hotelId) ??
    openHouseStore(house, {
      hotelId,
      transport,
      onDraft: (now) => {
        client.setQueryData(propertyKey(hotelId), now);
        if (now.draft.version !== now.version.version)
          void client.invalidateQueries({ queryKey: propertyKey(hotelId) });
      },
    });
  known.set(hotelId, open);
  return open;
}

export const HouseStoreContext = createContext<HouseStore | null>(null);

export function useHouseStore(): HouseStore {
  const store = use(HouseStoreContext);
  if (!store) throw new Error('No house is edited here');
  return store;
}

/** What of the house somebody looks at; drawn anew only where that has changed. `look` answers with what lies in it. */
export function useHouseNow<Seen>(look: (now: HouseNow) => Seen): Seen {
  const store = useHouseStore();
  const see = useCallback(() => look(store.get()), [store, look]);
  return useSyncExternalStore(store.subscribe, see, see);
}
