/** Every kind of job that is ever queued. */
export const jobKinds = [
  'charge-guarantee',
  'collect-rests',
  'daily-statement',
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
  'take-arrival',
  'tell-guest',
  'tell-hotel',
  'tell-missing-pdf',
  'tell-waiting',
] as const;
export type JobKind = (typeof jobKinds)[number];
