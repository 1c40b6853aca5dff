import { randomUUID } from 'node:crypto';
import { money } from '@stayfront/rules/money';
import { writeDecimal } from '@stayfront/rules/payment/decimal-amount';
import type { z } from 'zod';
import type { PayrailsSettings } from './settings.ts';
import { isFailure, type CardKeeper, type CardInput, type ProviderFailure } from '../../port/payment-provider.ts';
import type { KeptCard } from '../../../platform/db/stored-values.ts';
import { checkCard } from './check-card.ts';
import { InitAnswer, InstrumentList } from './execution-shapes.ts';

/** One question to the provider, as the adapter asks it. */
export type Ask = <Shape extends z.ZodType>(
  request: { method: 'GET' | 'POST'; path: string; key?: string; body?: object },
  shape: Shape,
) => Promise<z.infer<Shape> | ProviderFailure>;

const usable = ['enabled', 'created'];

/** Cards in the provider's vault, which its fields on our page fill and its list shows by their holder. */
export function keepCards(ask: Ask, executions: string, settings: PayrailsSettings): CardKeeper {
  return {
    check: (input) => checkCard(ask, executions, settings, input),
    async begin(input) {
      const body = beginning(input, settings);
      // A new one each time: what the fields begin with ends after a while, and asked by the same key it would be the old.
      const begun = await ask({ method: 'POST', path: '/merchant/client/init', key: randomUUID(), body }, InitAnswer);
      return isFailure(begun) ? begun : { data: begun };
    },
    async list(holder) {
      const path = `/payment/instruments?${new URLSearchParams({ 'filter[holderReference]': holder }).toString()}`;
      const answer = await ask({ method: 'GET', path }, InstrumentList);
      if (isFailure(answer)) return answer;
      return answer.results
        .filter(({ status }) => usable.includes(status))
        .toSorted((a, b) => Date.parse(b.createdAt ?? '') - Date.parse(a.createdAt ?? ''))
        .map(read);
    },
  };
}

const read = ({ id, data }: z.infer<typeof InstrumentList>['results'][number]): KeptCard => ({
  instrumentId: id,
  brand: data?.network ?? null,
  suffix: data?.suffix?.slice(-4) ?? null,
  expiryMonth: data?.expiryMonth ?? null,
  expiryYear: data?.expiryYear ?? null,
});

function beginning({ holder, currency, pageUrl }: CardInput, settings: PayrailsSettings): object {
  return {
    type: 'secureFields',
    workflowCode: settings.workflowCode,
    workspaceId: settings.workspaceId,
    merchantReference: holder,
    holderReference: holder,
    amount: { value: writeDecimal(money(0, currency)), currency },
    meta: {
      CIT: true,
      customer: { reference: holder },
      clientContext: { origin: new URL(pageUrl).origin, returnUrl: pageUrl, osType: 'web' },
    },
  };
}
