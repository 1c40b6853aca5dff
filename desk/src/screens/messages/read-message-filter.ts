import { readConnectionId } from '@stayfront/rules/connection/connection-id';
import type { MessageFilter } from '../../app/data/connections-queries.ts';

/** What an address asks for: the messages of one connection, about some guest, or only those that were not taken. */
export function readMessageFilter(query: URLSearchParams): MessageFilter {
  const connectionId = query.get('connectionId') ?? '';
  const text = (query.get('text') ?? '').trim().slice(0, 100);
  return {
    ...(readConnectionId(connectionId) ? { connectionId } : {}),
    ...(query.get('open') === 'yes' ? { open: 'yes' as const } : {}),
    ...(text === '' ? {} : { text }),
  };
}
