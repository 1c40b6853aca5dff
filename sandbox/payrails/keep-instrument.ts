import { randomUUID } from 'node:crypto';
import type { ExecutionBook } from './execution-book.ts';
import type { Instrument } from './execution.ts';
import type { VaultCard } from './vault.ts';

/** A card kept for later: brand, first six and last four digits. */
export function keepInstrument(
  book: ExecutionBook,
  holderReference: string,
  card: VaultCard,
  futureUsage: string,
): Instrument {
  const instrument: Instrument = {
    id: randomUUID(),
    holderReference,
    createdAt: book.nextTime(),
    brand: card.brand,
    bin: card.number.slice(0, 6),
    suffix: card.number.slice(-4),
    conduct: card.conduct,
    holderName: card.holderName,
    expiryMonth: card.expiryMonth,
    expiryYear: card.expiryYear,
    futureUsage,
  };
  book.write({ kind: 'instrument', instrument });
  return instrument;
}
