import { Trans, useLingui } from '@lingui/react/macro';
import { deskColumns, type DeskColumn } from '@stayfront/rules/booking/desk-list';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { Checkbox } from '@stayfront/ui/parts/checkbox.tsx';
import { Popover } from '@stayfront/ui/parts/popover.tsx';
import { Columns3 } from 'lucide-react';
import { useRef, useState } from 'react';
import { usualColumns } from './usual-columns.ts';
import { useColumnName } from './use-column-name.ts';

interface ColumnsChoiceProps {
  shown: readonly DeskColumn[];
  onChoose: (columns: DeskColumn[] | undefined) => void;
}

export function ColumnsChoice({ shown, onChoose }: ColumnsChoiceProps) {
  const { t } = useLingui();
  const columnName = useColumnName();
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const set = (column: DeskColumn, isOn: boolean): void => {
    const columns = deskColumns.filter((one) => (one === column ? isOn : shown.includes(one)));
    onChoose(columns.join() === usualColumns.join() ? undefined : columns);
  };
  return (
    <div className="columns-choice">
      <Button ref={trigger} aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <Columns3 className="ic ic-s" aria-hidden />
        <Trans>Columns</Trans>
      </Button>
      {isOpen && (
        <Popover
          className="choice-pop"
          align="end"
          label={t`Columns`}
          triggerRef={trigger}
          onClose={() => setIsOpen(false)}
        >
          {deskColumns.map((column) => (
            <Checkbox
              key={column}
              label={columnName(column)}
              isChecked={shown.includes(column)}
              onChange={(isOn) => set(column, isOn)}
            />
          ))}
        </Popover>
      )}
    </div>
  );
}
