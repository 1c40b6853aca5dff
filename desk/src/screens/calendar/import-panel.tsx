import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { checkCalendarSheet, importCalendar, type SheetField } from '@stayfront/contract/desk/calendar/sheet';
import { Alert } from '@stayfront/ui/parts/alert.tsx';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { SelectField } from '@stayfront/ui/parts/select-field.tsx';
import { SidePanel } from '@stayfront/ui/parts/side-panel.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTransport } from '../../app/data/transport.tsx';
import { useRequestKey } from '../../app/data/use-request-key.ts';
import { useDesk, useHouse } from '../../app/page/desk-context.tsx';
import { useDone } from '../../features/frame/undos.tsx';
import { readBase64 } from '../../app/data/read-base64.ts';
import { RefusedNights } from './refused-nights.tsx';
import { refusalOf, type SaveRefusal } from './save-refusal.ts';
import type { Calendar } from './use-calendar.ts';
import { useSheetFields } from './use-sheet-fields.ts';
import './import-panel.css';

interface ImportPanelProps {
  isOpen: boolean;
  calendar: Calendar;
  onClose: () => void;
}

type Columns = readonly (SheetField | null)[];
/** What is meant where a file has no column for it. */
type Meant = { readonly room?: string; readonly ratePlan?: string };

/** Prices, stock and rules out of a file: what each column is taken for, each bad line by name, and then all of it or none. */
export function ImportPanel(props: ImportPanelProps) {
  return props.isOpen ? <OpenImport {...props} /> : null;
}

function OpenImport({ calendar, onClose }: ImportPanelProps) {
  const { t } = useLingui();
  const { hotelId } = useDesk();
  const transport = useTransport();
  const client = useQueryClient();
  const tell = useDone();
  const fields = useSheetFields();
  const { keyOf, done } = useRequestKey();
  const [chosen, setChosen] = useState<{ name: string; file: string } | null>(null);
  const { rooms, ratePlans } = useHouse();
  const [meant, setMeant] = useState<Meant>({});
  const [refusal, setRefusal] = useState<SaveRefusal | null>(null);
  const fileId = useId();
  const params = { hotelId };
  const checking = useMutation({
    mutationFn: ({ file, columns, ...said }: Meant & { file: string; columns?: Columns }) =>
      transport(checkCalendarSheet, {
        params,
        query: {},
        body: { file, ...said, ...(columns ? { columns: [...columns] } : {}) },
      }),
  });
  const checked = checking.data;
  const columns = checked?.columns.map(({ field }) => field);
  const importing = useMutation({
    mutationFn: (accepts: string | undefined) => {
      if (!chosen || !checked || !columns) throw new Error('No file has been checked');
      const body = {
        ...meant,
        file: chosen.file,
        columns,
        version: checked.version,
        name: chosen.name.slice(0, 80),
        ...(accepts === undefined ? {} : { accepts }),
      };
      return transport(
        importCalendar,
        { params, query: {}, body },
        { idempotencyKey: keyOf([body.version, body.name, accepts, columns, meant]) },
      );
    },
    onSuccess: ({ change }) => {
      done();
      const changeId = change?.changeId;
      const text = t`The file is saved`;
      tell(changeId === undefined ? { text } : { text, undo: () => calendar.saving.undoing.undo(changeId) });
      for (const name of ['calendar', 'calendar-changes']) void client.invalidateQueries({ queryKey: [name, hotelId] });
      onClose();
    },
    onError: (error) => setRefusal(refusalOf(error)),
  });
  const read = async (files: FileList | null): Promise<void> => {
    const [file] = files ?? [];
    if (!file) return;
    setRefusal(null);
    const next = { name: file.name, file: await readBase64(file) };
    setChosen(next);
    setMeant({});
    checking.mutate({ file: next.file });
  };
  const mean = (more: Meant): void => {
    if (!chosen || !columns) return;
    const next = { ...meant, ...more };
    setMeant(next);
    checking.mutate({ file: chosen.file, columns, ...next });
  };
  const optionsOf = (all: readonly { id: string; name: string }[], isSaid: boolean) => [
    ...(isSaid ? [] : [{ value: '', label: t`not said yet` }]),
    ...all.map(({ id, name }) => ({ value: id, label: name })),
  ];
  const isReady = checked !== undefined && checked.faultyLines === 0 && checked.nights > 0;
  return (
    <SidePanel
      className="cal-panel"
      isOpen
      onClose={onClose}
      closeLabel={t`Close`}
      title={<Trans>Import from a spreadsheet</Trans>}
      foot={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            kind="primary"
            isDisabled={!isReady}
            isWaiting={importing.isPending}
            onClick={() => importing.mutate(refusal?.kind === 'warned' ? refusal.accepts : undefined)}
          >
            {refusal?.kind === 'warned' ? (
              <Trans>It is meant so: save</Trans>
            ) : (
              <Plural value={checked?.nights ?? 0} one="Save # night" other="Save # nights" />
            )}
          </Button>
        </>
      }
    >
      <label className="import-file" htmlFor={fileId}>
        <Trans>A CSV or XLSX file with a line of heads</Trans>
        <input
          id={fileId}
          type="file"
          accept=".csv,.tsv,.txt,.xlsx"
          onChange={({ target }) => void read(target.files)}
        />
      </label>
      {checking.isError && (
        <Alert tone="bad" isLive>
          <Trans>This file cannot be read. Send CSV or XLSX with a line of heads.</Trans>
        </Alert>
      )}
      {checked && (
        <div aria-live="polite">
          <table className="import-columns">
            <thead>
              <tr>
                <th scope="col">{t`Column`}</th>
                <th scope="col">{t`Taken for`}</th>
              </tr>
            </thead>
            <tbody>
              {checked.columns.map(({ head, field, isSure }, place) => (
                <tr key={place}>
                  <td>{head}</td>
                  <td>
                    <select
                      aria-label={t`What ${head} is taken for`}
                      value={field ?? ''}
                      className={isSure || field === null ? undefined : 'is-guess'}
                      onChange={({ target }) => {
                        if (!chosen || !columns) return;
                        const next = columns.with(place, fields.find(([field]) => field === target.value)?.[0] ?? null);
                        checking.mutate({ file: chosen.file, columns: next, ...meant });
                      }}
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
          {!checked.columns.some(({ field }) => field === 'room') && (
            <SelectField
              label={<Trans>Room of all lines</Trans>}
              value={meant.room ?? ''}
              options={optionsOf(rooms, meant.room !== undefined)}
              onChange={(room) => mean({ room })}
            />
          )}
          {!checked.columns.some(({ field }) => field === 'ratePlan') && (
            <SelectField
              label={<Trans>Rate of all lines</Trans>}
              value={meant.ratePlan ?? ''}
              options={optionsOf(ratePlans, meant.ratePlan !== undefined)}
              onChange={(ratePlan) => mean({ ratePlan })}
            />
          )}
          {checked.faults.length > 0 && (
            <Alert
              tone="bad"
              title={
                <Plural value={checked.faultyLines} one="# line cannot be taken" other="# lines cannot be taken" />
              }
            >
              <ul className="import-faults">
                {checked.faults.map(({ line, column, text, message }) => (
                  <li key={`${line} ${column} ${text}`}>
                    <Trans>
                      Line {line}: {message}
                    </Trans>{' '}
                    {text !== '' && <span className="mono">{text}</span>}
                  </li>
                ))}
              </ul>
            </Alert>
          )}
          {isReady && (
            <p>
              <Plural value={checked.lines} one="# line is understood" other="# lines are understood" />,{' '}
              <Plural value={checked.nights} one="# night would change." other="# nights would change." />
            </p>
          )}
          {checked.faultyLines === 0 && checked.nights === 0 && (
            <p>
              <Trans>All of it stands in the calendar already.</Trans>
            </p>
          )}
        </div>
      )}
      {calendar.sheet &&
        refusal &&
        (refusal.kind === 'below-sold' || refusal.kind === 'guarded' || refusal.kind === 'warned') && (
          <RefusedNights refusal={refusal} sheet={calendar.sheet} />
        )}
      {refusal?.kind === 'changed' && (
        <Alert tone="warn" isLive>
          <Trans>Others have changed some of these nights since the file was checked. Choose it again.</Trans>
        </Alert>
      )}
      {refusal?.kind === 'no-answer' && (
        <Alert tone="bad" isLive>
          <Trans>Nothing was saved: no answer. Try again.</Trans>
        </Alert>
      )}
    </SidePanel>
  );
}
