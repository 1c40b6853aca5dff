import { publishHouse } from '@stayfront/contract/desk/house/versions';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { setUpKey } from '../../app/data/set-up-query.ts';
import { useTransport } from '../../app/data/transport.tsx';
import { useRequestKey } from '../../app/data/use-request-key.ts';
import { useDesk } from '../../app/page/desk-context.tsx';
import { useHouseStore } from '../../features/house/use-house-store.ts';
import { useReadHouseAgain } from '../../features/house/use-read-house-again.ts';

/**
 * Makes what was typed into the house what the house is: as long as it is not open, nobody has to compare versions first.
 * False where something in it cannot be published yet.
 */
export function usePublishDraft(): () => Promise<boolean> {
  const client = useQueryClient();
  const transport = useTransport();
  const { hotelId } = useDesk();
  const store = useHouseStore();
  const readAgain = useReadHouseAgain();
  const { keyOf, done } = useRequestKey();
  return useCallback(async () => {
    await store.send();
    const { house, link } = store.get();
    if (link.state === 'refused' || link.state === 'offline') return false;
    if (house.draft.paths.length === 0) return true;
    const body = { number: house.draft.number };
    try {
      await transport(publishHouse, { params: { hotelId }, query: {}, body }, { idempotencyKey: keyOf(body) });
      done();
      return true;
    } catch {
      return false;
    } finally {
      readAgain();
      await client.invalidateQueries({ queryKey: setUpKey(hotelId) });
    }
  }, [client, transport, hotelId, store, readAgain, keyOf, done]);
}
