import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { IconButton } from '@stayfront/ui/parts/icon-button.tsx';
import { CircleAlert, CopyPlus, Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDone } from '../../frame/undos.tsx';
import { FieldShell } from '../field-shell.tsx';
import { OrderHandle } from '../order-handle.tsx';
import { readPlace } from '../place.ts';
import { useField } from '../use-field.ts';
import { useHouseStore } from '../use-house-store.ts';
import { useOrder } from '../use-order.ts';
import type { HouseFieldProps } from './field-props.ts';
import './house-rows.css';

interface HouseRowsProps extends Omit<HouseFieldProps, 'isOptional'> {
  addLabel: string;
  /** What a new one begins with. */
  blank: (rows: readonly unknown[]) => unknown;
  /** The fields of one, each at an address below its own. */
  row: (address: string, place: number) => ReactNode;
  /** What one is called where it is moved or taken out. */
  nameOf: (row: unknown, place: number) => string;
  most?: number;
  /** Which comes first means something. */
  isOrdered?: boolean;
  canCopy?: boolean;
  /** A list without anything in it is none at all. */
  isAbsentWhenEmpty?: boolean;
  /** Said where there are none. */
  empty?: ReactNode;
}

/** A list whose entries have no names of their own: periods, steps, distances. It is one field of the draft. */
export function HouseRows(props: HouseRowsProps) {
  const { at, label, hint, className, addLabel, blank, row, nameOf, empty } = props;
  const { most = Infinity, isOrdered = false, canCopy = false, isAbsentWhenEmpty = false } = props;
  const { t } = useLingui();
  const tell = useDone();
  const store = useHouseStore();
  const { value, change, error, isReadOnly, name } = useField<readonly unknown[]>(at);
  const rows = Array.isArray(value) ? (value as readonly unknown[]) : [];
  const put = (next: readonly unknown[]): void => change(next.length === 0 && isAbsentWhenEmpty ? undefined : next);
  const places = rows.map((_, place) => String(place));
  const { shown, dragged, box, handleOf } = useOrder(places, (order) => put(order.map((place) => rows[Number(place)])));
  // Among those that are there by then.
  const putBack = (place: number, taken: unknown): void => {
    const now = readPlace(store.get().document, at);
    put(Array.isArray(now) ? now.toSpliced(place, 0, taken) : [taken]);
  };
  const takeOut = (place: number): void => {
    const taken = rows[place];
    put(rows.toSpliced(place, 1));
    tell({ text: t`${nameOf(taken, place)} was taken out`, undo: () => putBack(place, taken) });
  };
  return (
    <FieldShell address={at} className={className}>
      <fieldset className="house-rows">
        <legend className="sr">{label ?? name}</legend>
        {hint !== undefined && <p className="hint">{hint}</p>}
        {rows.length === 0 && empty !== undefined && <p className="house-rows__none">{empty}</p>}
        <div ref={box}>
          {shown.map((key) => {
            const place = Number(key);
            const name = nameOf(rows[place], place);
            return (
              <div
                key={key}
                data-key={key}
                className={key === dragged ? 'house-row is-dragged' : 'house-row'}
                role="group"
                aria-label={name}
              >
                {isOrdered && !isReadOnly && (
                  <OrderHandle name={name} place={place + 1} count={rows.length} handle={handleOf(key)} />
                )}
                <div className="house-row__fields">{row(`${at}/${key}`, place)}</div>
                {!isReadOnly && (
                  <span className="house-row__acts">
                    {canCopy && rows.length < most && (
                      <IconButton
                        icon={CopyPlus}
                        label={t`Copy ${name}`}
                        onClick={() => put(rows.toSpliced(place + 1, 0, rows[place]))}
                      />
                    )}
                    <IconButton icon={X} label={t`Take out ${name}`} onClick={() => takeOut(place)} />
                  </span>
                )}
              </div>
            );
          })}
        </div>
        {error !== undefined && (
          <p className="err" role="status">
            <CircleAlert className="ic" aria-hidden />
            <span>{error}</span>
          </p>
        )}
        {!isReadOnly &&
          (rows.length < most ? (
            <Button kind="quiet" size="s" onClick={() => put([...rows, blank(rows)])}>
              <Plus className="ic ic-s" aria-hidden /> {addLabel}
            </Button>
          ) : (
            <p className="hint">
              <Trans>No more than {most} of them</Trans>
            </p>
          ))}
      </fieldset>
    </FieldShell>
  );
}
