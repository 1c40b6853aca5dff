import type { Money } from '@stayfront/rules/money';
import { writeDecimal } from '@stayfront/rules/payment/decimal-amount';
import {
  isFailure,
  type CollectOrder,
  type Finding,
  type ProviderFailure,
  type StartedPayment,
} from '../../port/payment-provider.ts';
import { ActionAnswer, NewExecution, type ExecutionAnswer } from './execution-shapes.ts';
import type { Ask } from './keep-cards.ts';
import type { PayrailsSettings } from './settings.ts';
import { uuidFrom } from './uuid-from.ts';

/**
 * A payment with a card of the vault that the merchant starts (CIT is false): the guest is not asked. What is authorized
 * so is captured as any other. Keys are made of our number, so that asking again finds the same payment.
 */
export async function collect(
  ask: Ask,
  executions: string,
  settings: PayrailsSettings,
  { intentId, idempotencyKey, amount: charged, description, card, holder }: CollectOrder & { readonly holder: string },
): Promise<Pick<StartedPayment, 'refs'> | ProviderFailure> {
  const amount = amountOf(charged);
  const order = { reference: intentId, description };
  const made = await ask(
    {
      method: 'POST',
      path: executions,
      key: uuidFrom(idempotencyKey),
      body: {
        merchantReference: intentId,
        holderReference: holder,
        workspaceId: settings.workspaceId,
        amount,
        meta: { CIT: false, customer: { reference: holder }, order },
      },
    },
    NewExecution,
  );
  if (isFailure(made)) return made;
  const taken = await ask(
    {
      method: 'POST',
      path: `${executions}/${encodeURIComponent(made.id)}/authorize`,
      key: uuidFrom(`${idempotencyKey} authorize`),
      body: {
        amount,
        paymentComposition: [
          { paymentMethodCode: 'card', integrationType: 'api', amount, paymentInstrumentId: card.instrumentId },
        ],
        meta: { CIT: false, order },
      },
    },
    ActionAnswer,
  );
  return isFailure(taken) ? taken : { refs: { executionId: made.id } };
}

/** A bank that wants to ask the guest about a payment that the guest knows nothing of has said no. */
export const withoutGuest = (finding: Finding, { actionRequired }: ExecutionAnswer): Finding =>
  finding.charge === 'pending' && actionRequired
    ? { ...finding, charge: 'failed', reason: 'PayerAuthenticationRequired' }
    : finding;

const amountOf = (amount: Money): { value: string; currency: string } => ({
  value: writeDecimal(amount),
  currency: amount.currency,
});
