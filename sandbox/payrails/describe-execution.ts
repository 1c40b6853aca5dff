import { writeMinor } from './decimal.ts';
import type { Execution, Instrument } from './execution.ts';

const WORKFLOW = 'payment-acceptance';
export const executionUrl = (origin: string, id: string): string =>
  `${origin}/merchant/workflows/${WORKFLOW}/executions/${id}`;

/** The execution as the provider's API shows it. The list of statuses has no order, as the provider's has none. */
export function describeExecution(execution: Execution, origin: string): Record<string, unknown> {
  const self = executionUrl(origin, execution.id);
  const { actionRequired } = execution;
  return {
    id: execution.id,
    merchantReference: execution.merchantReference,
    holderReference: execution.holderReference,
    holderId: execution.holderReference,
    workspaceId: execution.accountId,
    amount: { value: writeMinor(execution.minor, execution.currency), currency: execution.currency },
    createdAt: execution.createdAt,
    meta: {},
    ...(actionRequired ? { actionRequired } : {}),
    status: execution.statuses.toSorted((a, b) => (a.code < b.code ? -1 : 1)),
    workflow: { code: WORKFLOW, version: 1 },
    links: {
      self,
      authorize: { method: 'POST', href: `${self}/authorize` },
      confirm: { method: 'POST', href: `${self}/confirm` },
      ...(actionRequired === '3ds' ? { '3ds': `${origin}/3ds/${execution.id}` } : {}),
    },
  };
}

const googlePay = {
  id: 'sandbox-google-pay',
  paymentMethodCode: 'googlePay',
  integrationType: 'api',
  description: 'Google Pay',
  status: 'enabled',
  config: {
    type: 'CARD',
    parameters: { allowedAuthMethods: ['PAN_ONLY'], allowedCardNetworks: ['VISA', 'MASTERCARD'] },
  },
  clientConfig: { flow: 'direct', displayName: 'Google Pay', supportsSaveInstrument: true, additionalConfig: {} },
  paymentInstruments: [],
};

/** With the options to pay: what the provider's script in the guest's browser begins with. */
export function describeBeginning(
  execution: Execution,
  instruments: readonly Instrument[],
  origin: string,
  hasWallets: boolean,
): Record<string, unknown> {
  const self = executionUrl(origin, execution.id);
  const option = {
    id: 'sandbox-card',
    paymentMethodCode: 'card',
    integrationType: 'api',
    description: 'Card',
    status: 'enabled',
    config: {},
    clientConfig: {
      flow: 'direct',
      displayName: 'Card',
      supportsSaveInstrument: true,
      supportsBillingInfo: false,
      supportsInstallments: false,
      additionalConfig: {},
    },
    paymentInstruments: instruments.map(describeInstrument),
  };
  return {
    ...describeExecution(execution, origin),
    initialResults: [
      {
        httpCode: 200,
        body: {
          name: 'lookup',
          actionId: execution.id,
          executedAt: execution.createdAt,
          // The card first, as portals have it: what stands above what is the page's to say.
          data: { paymentCompositionOptions: hasWallets ? [option, googlePay] : [option] },
          links: { execution: self, authorize: { method: 'POST', href: `${self}/authorize` } },
        },
      },
    ],
  };
}

export function describeInstrument(instrument: Instrument): Record<string, unknown> {
  const network = instrument.brand.toLowerCase();
  return {
    id: instrument.id,
    createdAt: instrument.createdAt,
    holderId: instrument.holderReference,
    paymentMethod: 'card',
    status: 'enabled',
    displayName: `${instrument.brand} ···· ${instrument.suffix}`,
    default: false,
    data: {
      bin: instrument.bin,
      binLookup: { bin: instrument.bin, network },
      holderName: instrument.holderName,
      network,
      suffix: instrument.suffix,
      expiryMonth: instrument.expiryMonth,
      expiryYear: instrument.expiryYear,
    },
    fingerprint: `sandbox-${instrument.suffix}`,
    futureUsage: instrument.futureUsage,
  };
}
