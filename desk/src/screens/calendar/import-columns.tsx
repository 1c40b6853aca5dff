import { Trans, useLingui } from '@lingui/react/macro';
import type { CheckedSheet, SheetField } from '@stayfront/contract/desk/calendar/sheet';
import { TakenFor } from '../../parts/taken-for.tsx';
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
    <table className="import-columns taken-table">
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
              <TakenFor
                label={head === '' ? t`What column ${place + 1} is taken for` : t`What ${head} is taken for`}
                value={field}
                options={fields}
                nothing={t`left out`}
                isGuess={!isSure && field !== null}
                onTake={(meant) => onTake(place, meant)}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
