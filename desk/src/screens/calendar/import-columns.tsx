import { Trans, useLingui } from '@lingui/react/macro';
import type { CheckedSheet, SheetField } from '@stayfront/contract/desk/calendar/sheet';
import { classes } from '@stayfront/ui/parts/classes.ts';
import { useSheetFields } from './use-sheet-fields.ts';

interface ImportColumnsProps {
  columns: CheckedSheet['columns'];
  onTake: (place: number, field: SheetField | null) => void;
}

/** What each column of a file is taken for, with what stands in it: whoever knows better says so. */
export function ImportColumns({ columns, onTake }: ImportColumnsProps) {
  const { t } = useLingui();
  const fields = useSheetFields();
  return (
    <table className="import-columns">
      <thead>
        <tr>
          <th scope="col">{t`Column`}</th>
          <th scope="col">{t`Taken for`}</th>
        </tr>
      </thead>
      <tbody>
        {columns.map(({ head, field, isSure, samples }, place) => (
          <tr key={place}>
            <td>
              {head === '' ? <Trans>Column {place + 1}</Trans> : <bdi>{head}</bdi>}
              {samples.length > 0 && <small dir="auto">{samples.join(' · ')}</small>}
            </td>
            <td>
              <select
                aria-label={head === '' ? t`What column ${place + 1} is taken for` : t`What ${head} is taken for`}
                value={field ?? ''}
                className={classes(!isSure && field !== null && 'is-guess')}
                onChange={({ target }) => onTake(place, fields.find(([one]) => one === target.value)?.[0] ?? null)}
              >
                <option value="">{t`left out`}</option>
                {fields.map(([one, name]) => (
                  <option key={one} value={one}>
                    {name}
                  </option>
                ))}
              </select>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
