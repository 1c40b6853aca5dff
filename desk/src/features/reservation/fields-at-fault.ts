import { RefusedCall } from '@stayfront/contract/call';

/** What the server has to say of single fields, by their names below `around`; empty where it is about none. */
export function fieldsAtFault(error: Error | null, around: string): Record<string, string> {
  if (!(error instanceof RefusedCall)) return {};
  return Object.fromEntries(
    (error.problem.errors ?? []).map(({ field, message }) => {
      const name = field.replace(/^body\./, '');
      return [name.startsWith(`${around}.`) ? name.slice(around.length + 1) : name, message];
    }),
  );
}
