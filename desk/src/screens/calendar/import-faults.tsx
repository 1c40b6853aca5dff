import { Plural, Trans } from '@lingui/react/macro';
import type { CheckedSheet } from '@stayfront/contract/desk/calendar/sheet';
import { Alert } from '@stayfront/ui/parts/alert.tsx';
import { useSheetFaultWords } from './use-sheet-fault-words.ts';
import { useSheetFields } from './use-sheet-fields.ts';

/** Each bad line by its number, with what stands there and what to do about it. */
export function ImportFaults({ checked: { faults, faultyLines } }: { checked: CheckedSheet }) {
  const wordsOf = useSheetFaultWords();
  const names = new Map(useSheetFields());
  if (faultyLines === 0) return null;
  const told = new Set(faults.map(({ line }) => line)).size;
  return (
    <Alert
      tone="bad"
      title={<Plural value={faultyLines} one="# line cannot be taken" other="# lines cannot be taken" />}
    >
      <Trans>Nothing is saved as long as there is one. Put them right in the file and choose it again.</Trans>
      <ul className="import-faults">
        {faults.map((fault, i) => (
          <li key={i}>
            <b>
              <Trans>
                Line {fault.line}, {fault.column ?? names.get(fault.field) ?? ''}
              </Trans>
            </b>
            {fault.text !== '' && (
              <>
                {' '}
                <bdi className="mono">{fault.text}</bdi>
              </>
            )}
            <br />
            {wordsOf(fault)}
          </li>
        ))}
      </ul>
      {faultyLines > told && <Plural value={faultyLines - told} one="and # more line" other="and # more lines" />}
    </Alert>
  );
}
