import { describeSandbox } from '@stayfront/sandbox/stripe/describe-sandbox';
import type { OpenSetup } from '../payment-setups.ts';
import { openStripeApi } from '../stripe-api.ts';

export const open: OpenSetup = async (webhookUrl) => {
  const { sandbox, settings, confirm } = await openStripeApi({
    noticePauses: [],
    ...(webhookUrl ? { webhookUrl } : {}),
  });
  return {
    ...describeSandbox(sandbox),
    settings,
    calls: ['customer', 'init', 'status', 'refund', 'refunds'],
    begins: 'init',
    givesBack: { on: 'refund', times: 3 },
    tellsRefunds: true,
    listsDescriptions: true,
    renewsSessions: false,
    setFaults: (faults) => sandbox.faults.set(faults),
    pay: ({ data }, card) => confirm(String(data['clientSecret']), card),
  };
};
