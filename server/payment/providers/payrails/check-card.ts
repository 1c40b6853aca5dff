import { money } from '@stayfront/rules/money';
import { writeDecimal } from '@stayfront/rules/payment/decimal-amount';
import type { PayrailsSettings } from './settings.ts';
import { isFailure, type CardCheck, type CardInput, type ProviderFailure } from '../../port/payment-provider.ts';
import { ActionAnswer, ExecutionAnswer, NewExecution } from './execution-shapes.ts';
import type { Ask } from './keep-cards.ts';
import { readExecution } from './read-execution.ts';
import { uuidFrom } from './uuid-from.ts';

type Input = CardInput & { readonly instrumentId: string };

/**
 * A payment of nothing with the kept card, started by the guest: the bank may ask for 3-D Secure, and what is taken
 * later without the guest rests on that. The keys are made of the card, so that asking again finds the same payment.
 */
export async function checkCard(
  ask: Ask,
  executions: string,
  settings: PayrailsSettings,
  { holder, instrumentId, currency, pageUrl }: Input,
): Promise<CardCheck | ProviderFailure> {
  const words = `${holder} ${instrumentId} check`;
  const amount = { value: writeDecimal(money(0, currency)), currency };
  const made = await ask(
    {
      method: 'POST',
      path: executions,
      key: uuidFrom(words),
      body: {
        merchantReference: `check-${instrumentId}`,
        holderReference: holder,
        workspaceId: settings.workspaceId,
        amount,
        meta: { CIT: true, customer: { reference: holder } },
      },
    },
    NewExecution,
  );
  if (isFailure(made)) return made;
  const path = `${executions}/${encodeURIComponent(made.id)}`;
  const taken = await ask(
    {
      method: 'POST',
      path: `${path}/authorize`,
      key: uuidFrom(`${words} authorize`),
      body: {
        amount,
        returnInfo: { success: pageUrl, cancel: pageUrl, error: pageUrl, pending: pageUrl },
        paymentComposition: [
          { paymentMethodCode: 'card', integrationType: 'api', amount, paymentInstrumentId: instrumentId },
        ],
        meta: { CIT: true, clientContext: { origin: new URL(pageUrl).origin, returnUrl: pageUrl, osType: 'web' } },
      },
    },
    ActionAnswer,
  );
  if (isFailure(taken)) return taken;
  const execution = await ask({ method: 'GET', path }, ExecutionAnswer);
  return isFailure(execution) ? execution : readCheck(execution);
}

function readCheck(execution: ExecutionAnswer): CardCheck {
  const { charge, reason } = readExecution(execution);
  if (charge === 'authorized' || charge === 'captured') return { check: 'confirmed' };
  if (charge === 'failed' || charge === 'released') return { check: 'refused', reason };
  const isAsked = execution.actionRequired === '3ds';
  return { check: 'pending', challengeUrl: (isAsked && execution.links?.['3ds']) || null };
}
