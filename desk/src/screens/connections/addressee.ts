import type { AnyConnection } from './asked.ts';

/** What `useConnectionName` makes a name of. */
export const addressee = (connection: AnyConnection): string =>
  'webhookId' in connection ? connection.host : connection.partner;
