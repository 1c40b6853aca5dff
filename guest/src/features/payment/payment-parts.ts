import { folderOf, isProviderName } from '@stayfront/rules/payment/providers';
import type { PaymentPart } from './payment-part.ts';

const found = import.meta.glob<PaymentPart>('./*/part.ts', { eager: true, import: 'part' });

export const allParts: readonly PaymentPart[] = Object.values(found);

/** A provider's part of a page; null for one that this page does not know. */
export const partOf = (provider: string): PaymentPart | null =>
  isProviderName(provider) ? (found[`./${folderOf(provider)}/part.ts`] ?? null) : null;
