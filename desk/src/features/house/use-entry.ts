import { readField } from '@stayfront/rules/house-draft/read-field';
import { isFields, type Fields } from '@stayfront/rules/house-draft/fields';
import { joinPath } from '@stayfront/rules/house-draft/field-path';
import { useCallback } from 'react';
import type { HouseNow } from './house-store.ts';
import { useHouseNow } from './use-house-store.ts';

/** An entry of a list as it is in the draft; null where there is none of that id. */
export const useEntry = (list: string, id: string): Fields | null =>
  useHouseNow(
    useCallback(
      ({ document }: HouseNow) => {
        const entry = readField(document, joinPath([list, id]));
        return isFields(entry) ? entry : null;
      },
      [list, id],
    ),
  );
