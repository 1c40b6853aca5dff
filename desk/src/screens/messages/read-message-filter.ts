import { readConnectionId } from '@stayfront/rules/connection/connection-id';
import type { MessageFilter } from '../../app/data/connections-queries.ts';

/** What an address asks for: the messages of one connection, or only those that were not taken. */
export function readMessageFilter(query: URLSearchParams): MessageFilter {
  const connectionId = query.get('connectionId') ?? '';
  return {
    ...(readConnectionId(connectionId) ? { connectionId } : {}),
    ...(query.get('open') === 'yes' ? { open: 'yes' as const } : {}),
  };
}
