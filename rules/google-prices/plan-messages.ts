import { writeXml } from '../xml/write-xml.ts';
import type { Sender, Written } from './sender.ts';
import type { Told } from './told.ts';
import { writeDays } from './write-days.ts';
import { writeExact } from './write-exact.ts';
import { writeExtras } from './write-extras.ts';
import { writeFees } from './write-fees.ts';
import { writePromotions } from './write-promotions.ts';
import { writeProperty } from './write-property.ts';
import { writeRates } from './write-rates.ts';
import { writeStock } from './write-stock.ts';

export const messageKinds = ['property', 'rates', 'stock', 'days', 'fees', 'extras', 'promotions', 'exact'] as const;
export type MessageKind = (typeof messageKinds)[number];

/** Something to tell; what of `Told` is called so stands once Google has taken all messages of that kind. */
export type GoogleMessage = {
  readonly kind: MessageKind;
  readonly xml: string;
  /** How many days, stays or entries it speaks of. */
  readonly says: number;
};

/**
 * What has to be said so that Google knows `after` where it knows `before`, in the order in which it has to be said:
 * rooms before their prices. What has not changed is not in it.
 */
export function planMessages(before: Told, after: Told, sender: Sender): GoogleMessage[] {
  const messages: GoogleMessage[] = [];
  const add = (kind: MessageKind, ...written: readonly Written[]): void => {
    for (const { root, says } of written) messages.push({ kind, says, xml: writeXml(root) });
  };
  const isOther = (part: keyof Told): boolean => JSON.stringify(before[part]) !== JSON.stringify(after[part]);
  const property = after.property ?? before.property;
  if (!property) return messages;
  const { currency } = property;
  if (after.property && isOther('property')) add('property', writeProperty(property, sender));
  const rates = writeRates(before.rates, after.rates, currency, sender);
  add('rates', ...rates.removed, ...rates.put);
  add('stock', ...writeStock(before.stock, after.stock, sender));
  add('days', ...writeDays(before.days, after.days, sender));
  if (isOther('fees')) add('fees', writeFees(after.fees, property, sender));
  if (isOther('extras')) add('extras', writeExtras(after.extras, property, sender));
  if (isOther('promotions')) add('promotions', writePromotions(after.promotions, property, sender));
  add('exact', ...writeExact(before.exact, after.exact, currency, sender));
  if (!after.property) add('property', writeProperty({ ...property, rooms: [], plans: [] }, sender));
  return messages;
}
