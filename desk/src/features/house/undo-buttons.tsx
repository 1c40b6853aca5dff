import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@stayfront/ui/parts/icon-button.tsx';
import { Redo2, Undo2 } from 'lucide-react';
import type { HouseNow } from './house-store.ts';
import { useHouseNow, useHouseStore } from './use-house-store.ts';

const pastOf = ({ past }: HouseNow) => past.length;
const futureOf = ({ future }: HouseNow) => future.length;

/** Steps back and forth, also with Ctrl Z. */
export function UndoButtons() {
  const { t } = useLingui();
  const store = useHouseStore();
  return (
    <>
      <IconButton
        icon={Undo2}
        isDirectional
        label={t`One step back`}
        isDisabled={useHouseNow(pastOf) === 0}
        onClick={store.undo}
      />
      <IconButton
        icon={Redo2}
        isDirectional
        label={t`One step forth`}
        isDisabled={useHouseNow(futureOf) === 0}
        onClick={store.redo}
      />
    </>
  );
}
