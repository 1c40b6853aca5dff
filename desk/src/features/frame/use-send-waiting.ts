import { useLingui } from '@lingui/react/macro';
import { RefusedCall } from '@stayfront/contract/call';
import { setPresence } from '@stayfront/contract/desk/day';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTransport } from '../../app/data/transport.tsx';
import { waitingTicksQuery, waitNoMore } from '../../app/data/waiting-ticks.ts';
import { useDesk } from '../../app/page/desk-context.tsx';
import { useDone } from './undos.tsx';

/** A browser may think that there is a network where there is none: it is tried now and then. */
const tryEvery = 15_000;

/** Sends what was ticked without a network, once there is one again. */
export function useSendWaiting(): void {
  const { t } = useLingui();
  const { hotelId } = useDesk();
  const transport = useTransport();
  const client = useQueryClient();
  const tell = useDone();
  const isSending = useRef(false);
  const { data: waiting = [] } = useQuery(waitingTicksQuery(hotelId));
  const send = useEffectEvent(async (): Promise<void> => {
    if (isSending.current || waiting.length === 0) return;
    isSending.current = true;
    try {
      for (const tick of waiting) {
        const { presence, ...room } = tick;
        try {
          await transport(setPresence, { params: { hotelId, ...room }, query: {}, body: { presence } });
        } catch (error) {
          if (!(error instanceof RefusedCall)) return;
          tell({ text: t`A tick from before could not be saved: the reservation has changed.` });
        }
        await waitNoMore(client, hotelId, tick);
      }
      await client.invalidateQueries({ queryKey: ['day', hotelId] });
    } finally {
      isSending.current = false;
    }
  });
  const isWaiting = waiting.length > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => void send(), tryEvery);
    const onLine = (): void => void send();
    window.addEventListener('online', onLine);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', onLine);
    };
  }, [isWaiting]);
}
