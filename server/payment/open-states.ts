import type { IntentState } from '@stayfront/rules/payment/settlement';

/** Of which something may still come. Failed and expired too: on a hosted page a guest may have tried again. */
export const openStates: readonly IntentState[] = ['started', 'authorized', 'failed', 'expired'];
