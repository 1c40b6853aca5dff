import type { FieldTexts } from './field-frame.tsx';

/** What a field's control needs so that its note is read out with it. */
export function describeField(id: string, { hint, error }: Pick<FieldTexts, 'hint' | 'error'>) {
  return {
    'aria-describedby': error || hint ? `${id}-note` : undefined,
    'aria-invalid': Boolean(error) || undefined,
  };
}
