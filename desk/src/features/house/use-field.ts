import type { DraftField, HouseFault } from '@stayfront/contract/desk/house/shapes';
import { isWithin } from '@stayfront/rules/house-draft/field-path';
import { useCallback } from 'react';
import { useMay } from '../../app/page/desk-context.tsx';
import type { Clash } from './editing.ts';
import type { HouseNow } from './house-store.ts';
import { changeAt, placeOf, readPlace } from './place.ts';
import { useFaultWords } from './use-fault-words.ts';
import { useFieldName } from './use-words.ts';
import { useHouseNow, useHouseStore } from './use-house-store.ts';

export type Field<Value> = {
  /** Undefined where nothing stands there. */
  readonly value: Value | undefined;
  /** Typed values are seen at once; undefined takes the field out. */
  readonly change: (value: Value | undefined) => void;
  readonly error: string | undefined;
  /** What is wrong with the field as a whole, and not with something in it. */
  readonly own: string | undefined;
  readonly isReadOnly: boolean;
  /** What it is called. */
  readonly name: string;
};

/**
 * A field of the house by its address, `rooms/double/size` or `house/distances/2/metres`. Its part says what a value is;
 * where it is nullable, null is nothing.
 */
export function useField<Value>(address: string, isNullable = false): Field<Value> {
  const store = useHouseStore();
  const isReadOnly = !useMay('manager');
  const words = useFaultWords();
  const name = useFieldName(address);
  const value = useHouseNow(useCallback(({ document }: HouseNow) => readPlace(document, address), [address]));
  const fault = useHouseNow(useCallback((now: HouseNow) => faultAt(now, address), [address]));
  const change = (next: Value | undefined): void =>
    store.type(
      [changeAt(store.get().document, address, next === undefined && isNullable ? null : next)],
      performance.now(),
    );
  const said = isNullable && value === null ? undefined : value;
  const error = fault && words(fault);
  const own = fault?.path === address ? error : undefined;
  return { value: said as Value | undefined, change, error, own, isReadOnly, name };
}

/** A field with several values in it is at fault where one of them is. */
const faultAt = ({ house }: HouseNow, address: string): HouseFault | undefined =>
  house.draft.faults.find(({ path }) => path === address) ??
  house.draft.faults.find(({ path }) => isWithin(path, address));

/** What is not published yet at an address: the field of the draft that it lies in, or the first that lies in it. */
export function useDraftField(address: string): DraftField | undefined {
  return useHouseNow(
    useCallback(
      ({ house, document }: HouseNow) => {
        const { path } = placeOf(document, address);
        return house.draft.fields.find((field) => isWithin(field.path, path) || isWithin(path, field.path));
      },
      [address],
    ),
  );
}

/** Where somebody else wrote first. */
export const useClash = (address: string): Clash | undefined =>
  useHouseNow(
    useCallback(
      ({ clashes, document }: HouseNow) => {
        const { path } = placeOf(document, address);
        return clashes.find((clash) => clash.path === path);
      },
      [address],
    ),
  );
