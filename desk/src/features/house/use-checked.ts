import { useMemo } from 'react';
import { useField } from './use-field.ts';

type Shape<Value> = {
  safeParse(value: unknown): { readonly success: true; readonly data: Value } | { readonly success: false };
};

/** What stands at an address as rules take it; null while something of it is missing or wrong. */
export function useChecked<Value>(shape: Shape<Value>, at: string): Value | null {
  const { value } = useField<unknown>(at);
  return useMemo(() => {
    const read = shape.safeParse(value);
    return read.success ? read.data : null;
  }, [shape, value]);
}
