import { describeSandbox } from '@stayfront/sandbox/payrails/describe-sandbox';
import { openPayrailsApi } from '../payrails-api.ts';
import type { OpenSetup } from '../payment-setups.ts';

export const open: OpenSetup = async (webhookUrl) => {
  const { sandbox, settings, pay } = await openPayrailsApi({
    noticePauses: [],
    ...(webhookUrl ? { webhookUrl } : {}),
  });
  return {
    ...describeSandbox(sandbox),
    settings,
    calls: ['init', 'status', 'capture', 'cancel', 'refund', 'token'],
    begins: 'init',
    givesBack: { on: 'cancel', times: 3 },
    tellsRefunds: false,
    listsDescriptions: false,
    renewsSessions: false,
    setFaults: (faults) => sandbox.faults.set(faults),
    pay: ({ data }, card) => pay(String(data['data']), card.replaceAll(' ', '')),
  };
};
