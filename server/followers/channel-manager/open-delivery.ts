import type { listOpenDeliveries } from '../connection/list-open-deliveries.ts';

/** A state of a reservation that is still to be told. */
export type OpenDelivery = Awaited<ReturnType<typeof listOpenDeliveries>>[number];
