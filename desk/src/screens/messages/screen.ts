import { msg } from '@lingui/core/macro';
import { connectionsQuery, messageQuery, messagesQuery } from '../../app/data/connections-queries.ts';
import { screenPart } from '../../app/page/screen-part.tsx';
import type { DeskScreen } from '../../app/page/screen.ts';
import { readMessageFilter } from './read-message-filter.ts';

export const messagesScreen: DeskScreen = {
  path: 'connections/messages/:messageId?',
  title: msg`Messages`,
  leastRole: 'manager',
  part: screenPart(() => import('./messages-screen.tsx')),
  module: 'src/screens/messages/messages-screen.tsx',
  load: ({ hotelId, transport, queryClient, query, params: { messageId } }) =>
    Promise.all([
      queryClient.query(connectionsQuery(transport, hotelId)),
      queryClient.infiniteQuery(messagesQuery(transport, hotelId, readMessageFilter(query))),
      messageId ? queryClient.query(messageQuery(transport, hotelId, messageId)).catch(() => {}) : null,
    ]),
};
