/** What tells others of bookings: the hotel's own systems by webhooks, and partners that brought the guest. */
export const connectionKinds = ['webhook', 'partner'] as const;
export type ConnectionKind = (typeof connectionKinds)[number];

/** `webhook.pms`, `partner.trivago`: neither a webhook's name nor a partner's has a dot in it. */
export type ConnectionId = `${ConnectionKind}.${string}`;
export type Connection = { readonly kind: ConnectionKind; readonly name: string };

export const connectionId = ({ kind, name }: Connection): ConnectionId => `${kind}.${name}`;

export function readConnectionId(id: string): Connection | null {
  const [, kind, name] = /^(webhook|partner)\.([a-z0-9][a-z0-9-]{0,39})$/.exec(id) ?? [];
  return kind && name ? { kind: kind as ConnectionKind, name } : null;
}

/** A message by whom it is for and what it is about: the number of an event, or the reference of a reservation. */
export const messageId = (connection: Connection, about: string | number): string =>
  `${connectionId(connection)}.${about}`;

export function readMessageId(id: string): { readonly connection: Connection; readonly about: string } | null {
  const place = id.lastIndexOf('.');
  const connection = readConnectionId(id.slice(0, place));
  const about = id.slice(place + 1);
  if (!connection) return null;
  return (connection.kind === 'webhook' ? /^\d{1,15}$/ : /^[A-Z0-9-]{1,40}$/).test(about)
    ? { connection, about }
    : null;
}
