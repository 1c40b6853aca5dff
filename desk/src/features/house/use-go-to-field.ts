import { isWithin } from '@stayfront/rules/house-draft/field-path';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';

/** Whoever came by a link to a field finds it in sight and with the keyboard on it. */
export function useGoToField(): void {
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('field');
  useEffect(() => {
    if (wanted === null) return;
    const fields = [...document.querySelectorAll<HTMLElement>('[data-field]')];
    const pathOf = (field: HTMLElement): string => field.dataset['field'] ?? '';
    const found =
      fields.find((field) => pathOf(field) === wanted) ??
      fields.find((field) => isWithin(pathOf(field), wanted)) ??
      fields.filter((field) => isWithin(wanted, pathOf(field))).at(-1);
    found?.scrollIntoView({ block: 'center' });
    found?.querySelector<HTMLElement>('input, textarea, select, button')?.focus({ preventScroll: true });
    // Said once: a reload is not thrown back here.
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('field');
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [wanted, setSearch]);
}
