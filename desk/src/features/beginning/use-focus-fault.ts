import { useEffect, useRef, type RefObject } from 'react';

/** Once something is found to be wrong, whoever types stands at the first field that is. */
export function useFocusFault(faults: object): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(faults).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [faults]);
  return form;
}
