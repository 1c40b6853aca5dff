import type { Language } from '@stayfront/contract/property/texts';
import { enqueue, type Enqueue } from '../../platform/queue/enqueue.ts';

export type OperatorJobs = {
  /** To somebody of the hotel, if the address is anybody's there. The link is made when it is sent, so that no queue has it. */
  'send-sign-in-link': {
    readonly hotelId: number;
    readonly email: string;
    readonly language: Language;
    readonly kind: 'invitation' | 'asked';
    /** Of this asking alone, since it may be asked for more than once. */
    readonly mark: string;
  };
};

export const queueOperatorJob: Enqueue<OperatorJobs> = enqueue;
