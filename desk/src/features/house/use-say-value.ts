import { useLingui } from '@lingui/react/macro';

/** A value of the house in words, short enough for a line. */
export type SayValue = (value: unknown) => string;

export function useSayValue(): SayValue {
  const { t } = useLingui();
  return (value) => {
    if (value === undefined || value === null || value === '') return t`nothing`;
    if (typeof value === 'boolean') return value ? t`yes` : t`no`;
    if (typeof value === 'string') return value.length > 160 ? `${value.slice(0, 160)} …` : value;
    if (typeof value === 'number') return String(value);
    if (Array.isArray(value)) return t({ message: `a list of ${value.length}`, comment: 'E.g. of distances' });
    return t`other details`;
  };
}
