import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { mostSheetBytes } from '@stayfront/rules/calendar-sheet/most-sheet-bytes';
import { mostSheetLines } from '@stayfront/rules/calendar-sheet/most-sheet-lines';
import { writeNumber } from '@stayfront/ui/formats/write-number.ts';
import { Alert } from '@stayfront/ui/parts/alert.tsx';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { SidePanel } from '@stayfront/ui/parts/side-panel.tsx';
import { useId } from 'react';
import { useDesk } from '../../app/page/desk-context.tsx';
import { ImportColumns } from './import-columns.tsx';
import { ImportFaults } from './import-faults.tsx';
import { ImportMeant } from './import-meant.tsx';
import { RefusedNights } from './refused-nights.tsx';
import type { Calendar } from './use-calendar.ts';
import { useSheetImport, type SheetTrouble } from './use-sheet-import.ts';
import './import-panel.css';
import '../../parts/file-choice.css';

interface ImportPanelProps {
  isOpen: boolean;
  calendar: Calendar;
  onClose: () => void;
}

/** Prices, stock and rules out of a file: what each column is taken for, each bad line by name, and then all of it or none. */
export function ImportPanel(props: ImportPanelProps) {
  return props.isOpen ? <OpenImport {...props} /> : null;
}

function OpenImport({ calendar, onClose }: ImportPanelProps) {
  const { t } = useLingui();
  const fileId = useId();
  const sheetImport = useSheetImport(calendar, onClose);
  const { checked, refusal, trouble, isReading, isSaving } = sheetImport;
  const isJudged = checked !== null && checked.asks.length === 0;
  const isReady = isJudged && !isReading && checked.faultyLines === 0 && checked.nights > 0;
  const accepts = refusal?.kind === 'warned' ? refusal.accepts : undefined;
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
            <Trans>Back</Trans>
          </Button>
          <Button kind="primary" isDisabled={!isReady} isWaiting={isSaving} onClick={() => sheetImport.save(accepts)}>
            {accepts === undefined ? (
              <Plural value={isJudged ? checked.nights : 0} one="Save # night" other="Save # nights" />
            ) : (
              <Trans>It is meant so: save</Trans>
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
          className="file-choice"
          accept=".csv,.tsv,.txt,.xlsx"
          onChange={({ target }) => void sheetImport.choose(target.files?.[0])}
        />
      </label>
      {isReading && !checked && (
        <p role="status">
          <Trans>The file is being read …</Trans>
        </p>
      )}
      {trouble && (
        <Alert tone="bad" isLive>
          <Trouble trouble={trouble} />
        </Alert>
      )}
      {checked && (
        <div aria-busy={isReading}>
          <ImportColumns columns={checked.columns} onTake={sheetImport.takeColumn} />
          {calendar.sheet && <ImportMeant sheet={calendar.sheet} sheetImport={sheetImport} />}
          <div aria-live="polite">
            {checked.asks.includes('date') && (
              <Alert tone="warn">
                <Trans>Say which column is the night. Until then no line can be judged.</Trans>
              </Alert>
            )}
            {checked.asks.length > 0 && !checked.asks.includes('date') && (
              <Alert tone="warn">
                <Trans>Say what lines without a room or a rate mean. Until then no line can be judged.</Trans>
              </Alert>
            )}
            {isJudged && <ImportFaults checked={checked} />}
            {isJudged && checked.faultyLines === 0 && checked.nights > 0 && (
              <p>
                <Plural value={checked.lines} one="# line is understood" other="# lines are understood" />,{' '}
                <Plural value={checked.nights} one="# night would change." other="# nights would change." />
              </p>
            )}
            {isJudged && checked.faultyLines === 0 && checked.nights === 0 && (
              <p>
                <Trans>All of it stands in the calendar already.</Trans>
              </p>
            )}
          </div>
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
      {refusal?.kind === 'too-large' && (
        <Alert tone="bad" isLive>
          <Trouble trouble="too-many" />
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

function Trouble({ trouble }: { trouble: SheetTrouble }) {
  const { language } = useDesk();
  const megabytes = mostSheetBytes / 1_000_000;
  const most = writeNumber(language, mostSheetLines);
  switch (trouble) {
    case 'file-large':
      return (
        <Trans>
          This file is larger than {megabytes} MB. Send fewer days at once, or save it as XLSX, which is smaller.
        </Trans>
      );
    case 'too-many':
      return <Trans>This file has more than {most} lines or nights. Send fewer days at once.</Trans>;
    case 'unreadable':
      return <Trans>This file cannot be read. Send CSV or XLSX with a line of heads.</Trans>;
    case 'no-answer':
      return <Trans>The file was not read: no answer. Choose it again.</Trans>;
  }
}
