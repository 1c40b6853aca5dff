import { enqueue, type Enqueue } from '../../platform/queue/enqueue.ts';

export type ArrivalJobs = {
  /** To try an archive that was sent, or to make a hotel of it; what is to be done stands beside it. */
  'take-arrival': { readonly hotelId: number; readonly arrivalId: string };
};

export const queueArrival: Enqueue<ArrivalJobs> = enqueue;
