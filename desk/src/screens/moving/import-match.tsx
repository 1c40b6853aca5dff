import { Trans, useLingui } from '@lingui/react/macro';
import type { CheckedImport } from '@stayfront/contract/desk/imports';
import { importFields, type ImportField } from '@stayfront/rules/reservation-sheet/import-fields';
import { importHeadsIn } from '@stayfront/rules/reservation-sheet/import-heads';
import { importSystems, type ImportSystem } from '@stayfront/rules/reservation-sheet/import-system';
import { systemName } from '@stayfront/rules/reservation-sheet/system-name';
import { Alert } from '@stayfront/ui/parts/alert.tsx';
import { Checkbox } from '@stayfront/ui/parts/checkbox.tsx';
import { SelectField } from '@stayfront/ui/parts/select-field.tsx';
import { useDesk } from '../../app/page/desk-context.tsx';
import { TakenFor } from '../../parts/taken-for.tsx';
import { ImportWords } from './import-words.tsx';
import { useAskWords } from './use-ask-words.ts';
import type { ReservationImporting } from './use-reservation-import.ts';
import './import-match.css';

interface ImportMatchProps {
  checked: CheckedImport;
  importing: ReservationImporting;
}

/** How a file is read, and every place where that can be mended by hand. */
export function ImportMatch({ checked, importing: { said, say } }: ImportMatchProps) {
  const { t } = useLingui();
  const { language } = useDesk();
  const askWords = useAskWords();
  const heads = importHeadsIn(language);
  const columns = checked.columns.map(({ field }) => field);
  const { dates, totals } = checked;
  return (
    <>
      {checked.asks.length > 0 && (
        <Alert tone="warn" isLive title={<Trans>Say first:</Trans>}>
          <ul className="moving__faults">
            {checked.asks.map((ask) => (
              <li key={ask}>{askWords(ask)}</li>
            ))}
          </ul>
        </Alert>
      )}
      <div className="import-match">
        <SelectField
          label={<Trans>Comes from</Trans>}
          value={checked.system}
          options={importSystems.map((value) => ({ value, label: systemName(value) ?? t`Another system` }))}
          onChange={(value) => say({ system: value as ImportSystem })}
        />
        <SelectField
          label={<Trans>Days</Trans>}
          value={dates.order}
          options={[
            { value: 'day-first', label: t`the day first` },
            { value: 'month-first', label: t`the month first` },
          ]}
          {...(dates.example ? { hint: `${dates.example.text} = ${dates.example[orderOf(dates.order)]}` } : {})}
          onChange={(value) => say({ dates: value as typeof dates.order })}
        />
        {(!totals.isSure || said.totals !== undefined) && (
          <SelectField
            label={<Trans>Amounts are</Trans>}
            value={said.totals ?? ''}
            options={[
              ...(said.totals === undefined ? [{ value: '', label: t`not said yet` }] : []),
              { value: 'line', label: t`of the room in the line` },
              { value: 'booking', label: t`of all rooms of the booking` },
            ]}
            onChange={(value) => say({ totals: value as 'line' | 'booking' })}
          />
        )}
        <SelectField
          label={<Trans>Cancelling costs</Trans>}
          value={said.policy ?? 'rate-plan'}
          options={[
            { value: 'rate-plan', label: t`what the rate says here` },
            { value: 'none', label: t`nothing by itself` },
          ]}
          onChange={(value) => say({ policy: value as 'rate-plan' | 'none' })}
        />
      </div>
      <div className="import-takes">
        <Checkbox
          label={<Trans>Stays that are over</Trans>}
          isChecked={said.takesPast ?? true}
          onChange={(takesPast) => say({ takesPast })}
        />
        <Checkbox
          label={<Trans>Cancelled ones and no-shows</Trans>}
          isChecked={said.takesCancelled ?? true}
          onChange={(takesCancelled) => say({ takesCancelled })}
        />
        <Checkbox
          label={<Trans>What was paid there</Trans>}
          isChecked={said.takesPaid ?? true}
          onChange={(takesPaid) => say({ takesPaid })}
        />
      </div>
      <div className="import-scroll">
        <table className="taken-table">
          <thead>
            <tr>
              <th scope="col">{t`Column`}</th>
              <th scope="col">{t`For example`}</th>
              <th scope="col">{t`Taken for`}</th>
            </tr>
          </thead>
          <tbody>
            {checked.columns.map(({ head, field, isSure, samples }, place) => (
              <tr key={place}>
                <td>{head}</td>
                <td className="import-samples">{samples.join(' · ')}</td>
                <td>
                  <TakenFor
                    label={t`What ${head} is taken for`}
                    value={field}
                    options={importFields.map((one) => [one, heads[one]] as const)}
                    nothing={t`left out`}
                    isGuess={!isSure && field !== null}
                    onTake={(meant) => say({ columns: moved(columns, place, meant) })}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ImportWords checked={checked} said={said} say={say} />
    </>
  );
}

const orderOf = (order: 'day-first' | 'month-first') => (order === 'day-first' ? 'dayFirst' : 'monthFirst');

/** A column is taken for something once: whatever had it before is left out. */
const moved = (columns: readonly (ImportField | null)[], place: number, field: ImportField | null) =>
  columns.map((one, i) => (i === place ? field : one === field ? null : one));
