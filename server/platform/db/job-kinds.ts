/** Every kind of job that is ever queued. */
export const jobKinds = [
  'collect-rests',
  'deliver-webhook',
  'end-hold',
  'erase-due',
  'reconcile-payments',
  'report-conversion',
  'send-confirmation',
  'send-links',
  'settle-payment',
  'sweep',
  'tell-guest',
  'tell-hotel',
  'tell-missing-pdf',
] as const;
export type JobKind = (typeof jobKinds)[number];
