import type { ReservationImport } from '@stayfront/contract/desk/imports';
import type { CurrencyCode } from '@stayfront/rules/currency/currencies';
import type { StoredImport } from './import.store.ts';

export const describeImport = (
  { importId, importedAt, importedBy, undone, ...rest }: StoredImport,
  currency: CurrencyCode,
): ReservationImport => ({
  importId,
  at: new Date(importedAt).toISOString(),
  by: importedBy,
  currency,
  ...rest,
  undone: undone && { at: new Date(undone.at).toISOString(), by: undone.by },
});
