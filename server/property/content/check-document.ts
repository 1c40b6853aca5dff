import { documentWords } from '@stayfront/contract/property/document-words';
import { findLostReferences } from '@stayfront/contract/property/loose-document';
import { PropertyDocument } from '@stayfront/contract/property/property-document';

export type PlacedFault = {
  readonly place: readonly PropertyKey[];
  readonly code: string;
  readonly message: string;
  /** What the message says in numbers and names, for whoever says it in another language. */
  readonly params?: Readonly<Record<string, unknown>>;
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
    ...paramsOf(issue),
    ...(issue.code === 'unrecognized_keys' ? { unknown: issue.keys } : {}),
  }));
  return { faults: [...faults, ...lost.map(({ path: place, message }) => ({ place, code: 'input.custom', message }))] };
}

const told = ['expected', 'values', 'minimum', 'maximum', 'origin', 'format', 'options'] as const;

function paramsOf(issue: object): Pick<PlacedFault, 'params'> {
  const known = new Map(Object.entries(issue));
  const params = told.flatMap((name) => (known.has(name) ? [[name, known.get(name)] as const] : []));
  return params.length > 0 ? { params: Object.fromEntries(params) } : {};
}
