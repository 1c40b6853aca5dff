import { Trans, useLingui } from '@lingui/react/macro';
import { Dialog } from '@stayfront/ui/parts/dialog.tsx';
import { Fragment } from 'react';
import { Key } from '../../parts/key.tsx';

interface KeysTableProps {
  isOpen: boolean;
  onClose: () => void;
  /** The letters behind G, with where they lead. */
  places: readonly { readonly key: string; readonly name: string }[];
  mayBook: boolean;
}

/** All keys of the desk. */
export function KeysTable({ isOpen, onClose, places, mayBook }: KeysTableProps) {
  const { t } = useLingui();
  const everywhere = [
    { keys: ['Ctrl K'], does: t`Search or jump to` },
    ...(mayBook ? [{ keys: ['N'], does: t`New booking` }] : []),
    ...places.map(({ key, name }) => ({ keys: ['G', key.toUpperCase()], does: name })),
    { keys: ['?'], does: t`This table` },
    { keys: ['Esc'], does: t`Close, or leave` },
  ];
  const today = [{ keys: ['←', '→'], does: t`The day before and after` }];
  const calendar = [
    { keys: ['Shift', '→'], does: t`Choose more nights` },
    { keys: ['Ctrl A'], does: t`Whole rows` },
    { keys: ['F2'], does: t`Type 180, +10, −5 %, 2+ or X` },
    { keys: ['M'], does: t`Length of stay` },
    { keys: ['A'], does: t`No arrival` },
    { keys: ['D'], does: t`No departure` },
    { keys: ['X'], does: t`Closed` },
    { keys: ['Del'], does: t`Lift what is forbidden` },
    { keys: ['Ctrl D', 'Ctrl R'], does: t`Fill down, fill to the right` },
    { keys: ['Ctrl Z', 'Ctrl Y'], does: t`Undo, redo` },
    { keys: ['Alt ↵'], does: t`History of this night` },
    { keys: ['W'], does: t`What a guest sees` },
    { keys: ['T'], does: t`To the buttons above the sheet` },
    { keys: ['B'], does: t`Bulk change` },
    { keys: ['R'], does: t`Review` },
    { keys: ['Ctrl S'], does: t`Save` },
  ];
  const booking = [
    { keys: ['↑', '↓', '←', '→'], does: t`From offer to offer` },
    { keys: ['F2'], does: t`From the offers to the guest and back` },
    { keys: ['1', '2', '3'], does: t`How it is paid for` },
    { keys: ['Ctrl ↵'], does: t`Book` },
  ];
  const parts = [
    { title: t`Everywhere`, rows: everywhere },
    { title: t`Today`, rows: today },
    { title: t`Calendar`, rows: calendar },
    ...(mayBook ? [{ title: t`New booking`, rows: booking }] : []),
  ];
  return (
    <Dialog isOpen={isOpen} onClose={onClose} closeLabel={t`Close`} title={<Trans>Keys</Trans>}>
      <table className="keys-table">
        {parts.map(({ title, rows }) => (
          <tbody key={title}>
            <tr>
              <th colSpan={2} scope="rowgroup">
                {title}
              </th>
            </tr>
            {rows.map(({ keys, does }) => (
              <tr key={keys.join(' ')}>
                <td>
                  {keys.map((key) => (
                    <Fragment key={key}>
                      <Key of={key} />{' '}
                    </Fragment>
                  ))}
                </td>
                <td>{does}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      <p className="muted cap">
        <Trans>Single letters act outside of fields only.</Trans>
      </p>
    </Dialog>
  );
}
