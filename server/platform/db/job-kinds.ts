/** Every kind of job that is ever queued. */
export const jobKinds = [
  'charge-guarantee',
  'collect-rests',
  'deliver-webhook',
  'end-hold',
  'erase-due',
  'keep-lists',
  'offer-waiting',
  'reconcile-payments',
  'report-conversion',
  'send-confirmation',
  'send-links',
  'send-sign-in-link',
  'settle-payment',
  'sweep',
  'tell-guest',
  'tell-hotel',
  'tell-missing-pdf',
  'tell-waiting',
] as const;
export type JobKind = (typeof jobKinds)[number];
