import { describeSandbox } from '@stayfront/sandbox/juspay/describe-sandbox';
import { openJuspayApi } from '../juspay-api.ts';
import type { OpenSetup } from '../payment-setups.ts';

export const open: OpenSetup = async (webhookUrl) => {
  const { sandbox, settings, type } = await openJuspayApi({ noticePauses: [], ...(webhookUrl ? { webhookUrl } : {}) });
  return {
    ...describeSandbox(sandbox),
    settings,
    calls: ['session', 'status', 'refund'],
    begins: 'session',
    // It says how a refund ended when it is asked a second time.
    givesBack: { on: 'refund', times: 6 },
    tellsRefunds: true,
    listsDescriptions: true,
    renewsSessions: true,
    setFaults: (faults) => sandbox.faults.set(faults),
    pay: ({ data }, card) => type(String(data['paymentPage']), card),
  };
};
