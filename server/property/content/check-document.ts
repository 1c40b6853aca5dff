import { documentWords } from '@stayfront/contract/property/document-words';
import { findLostReferences } from '@stayfront/contract/property/loose-document';
import { PropertyDocument } from '@stayfront/contract/property/property-document';

export type PlacedFault = {
  readonly place: readonly PropertyKey[];
  readonly code: string;
  readonly message: string;
  /** The fields at that place that nobody knows. */
  readonly unknown?: readonly string[];
};

/** A document with what it leaves to us filled in, or everything that is wrong with it, each at its place. */
export function checkDocument(
  json: unknown,
): { readonly document: PropertyDocument } | { readonly faults: readonly PlacedFault[] } {
  const parsed = PropertyDocument.safeParse(json, { error: documentWords });
  if (parsed.success) return { document: parsed.data };
  const { issues } = parsed.error;
  const lost = findLostReferences(
    json,
    issues.map(({ path }) => path),
  );
  const faults = issues.map((issue) => ({
    place: issue.path,
    code: `input.${issue.code}`,
    message: issue.message,
    ...(issue.code === 'unrecognized_keys' ? { unknown: issue.keys } : {}),
  }));
  return { faults: [...faults, ...lost.map(({ path: place, message }) => ({ place, code: 'input.custom', message }))] };
}
