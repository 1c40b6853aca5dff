import type { Transport } from '@stayfront/contract/call';
import { createContext, use } from 'react';

/** How questions reach the server: over HTTP in the browser, straight into the handlers while a page is drawn. */
export const TransportContext = createContext<Transport | null>(null);

export function useTransport(): Transport {
  const transport = use(TransportContext);
  if (!transport) throw new Error('There is no transport here');
  return transport;
}
