import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { CircleAlert, Plus, X } from 'lucide-react';
import { useId, useState } from 'react';
import { FieldShell } from '../field-shell.tsx';
import { OrderHandle } from '../order-handle.tsx';
import { useField } from '../use-field.ts';
import { useOrder } from '../use-order.ts';
import type { HouseFieldProps } from './field-props.ts';
import { ManySearch } from './many-search.tsx';
import '@stayfront/ui/parts/chip.css';
import './house-many.css';

export type ManyOption = { readonly value: string; readonly label: string };

interface HouseManyProps extends HouseFieldProps {
  options: readonly ManyOption[];
  /** The document has numbers, as of amenities. */
  isNumeric?: boolean;
  /** Which comes first means something; so many of them stand out. */
  first?: number;
  /** What it means that nothing is said, where that is possible: “All rooms”. */
  all?: string;
  /** What the button to add one says. */
  addLabel: string;
}

/** Several of many: those that are chosen as chips, all others by search. */
export function HouseMany(props: HouseManyProps) {
  const { at, label, hint, className, options, isNumeric = false, first, all, addLabel } = props;
  const { t } = useLingui();
  const id = useId();
  const [isAdding, setIsAdding] = useState(false);
  const { value, change, error, isReadOnly, name } = useField<readonly (string | number)[]>(at);
  const chosen = [...new Set((value ?? []).map(String))];
  const nameOf = (one: string): string => options.find((option) => option.value === one)?.label ?? one;
  const put = (next: readonly string[]): void =>
    change(next.length === 0 && all !== undefined ? undefined : next.map((one) => (isNumeric ? Number(one) : one)));
  const { shown, dragged, box, handleOf } = useOrder(chosen, put);
  const isAll = all !== undefined && value === undefined;
  return (
    <FieldShell address={at} className={className}>
      <div className="field" role="group" aria-labelledby={id} aria-describedby={`${id}-note`}>
        <span className="house-many__label" id={id}>
          {label ?? name}
        </span>
        <div className="chips" ref={box}>
          {isAll && <span className="chip">{all}</span>}
          {shown.map((one, place) => (
            <span
              key={one}
              data-key={one}
              className={`chip house-many__one${place < (first ?? 0) ? ' on' : ''}${one === dragged ? ' is-dragged' : ''}`}
            >
              {first !== undefined && !isReadOnly && (
                <OrderHandle name={nameOf(one)} place={place + 1} count={shown.length} handle={handleOf(one)} />
              )}
              {nameOf(one)}
              {!isReadOnly && (
                <button
                  type="button"
                  className="house-many__out"
                  aria-label={t`Take out ${nameOf(one)}`}
                  onClick={() => put(chosen.filter((other) => other !== one))}
                >
                  <X className="ic ic-xs" aria-hidden />
                </button>
              )}
            </span>
          ))}
          {!isReadOnly && !isAdding && chosen.length < options.length && (
            <Button size="s" className="house-many__add" onClick={() => setIsAdding(true)}>
              <Plus className="ic ic-xs" aria-hidden /> {addLabel}
            </Button>
          )}
          {all !== undefined && !isAll && !isReadOnly && (
            <Button kind="quiet" size="s" onClick={() => change(undefined)}>
              {all}
            </Button>
          )}
        </div>
        {isAdding && (
          <ManySearch
            label={addLabel}
            options={options.filter((option) => !chosen.includes(option.value))}
            onChoose={(one) => put([...chosen, one])}
            onClose={() => setIsAdding(false)}
          />
        )}
        <div className="field__note" id={`${id}-note`} aria-live="polite">
          {error !== undefined ? (
            <span className="err">
              <CircleAlert className="ic" aria-hidden />
              <span>{error}</span>
            </span>
          ) : (
            <span className="hint">
              {hint}
              {value !== undefined && chosen.length === 0 && all === undefined && hint === undefined && (
                <Trans>None so far</Trans>
              )}
            </span>
          )}
        </div>
      </div>
    </FieldShell>
  );
}
