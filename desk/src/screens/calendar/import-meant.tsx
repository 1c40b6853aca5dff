import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { ReadSheet } from '../../features/calendar/sheet.ts';
import { TakenFor } from '../../parts/taken-for.tsx';
import type { SheetImport } from './use-sheet-import.ts';

interface ImportMeantProps {
  sheet: ReadSheet;
  sheetImport: SheetImport;
}

/** Which room and which rate are meant by lines that name none; asked where the file leaves it open. */
export function ImportMeant({ sheet, sheetImport: { checked, said, say } }: ImportMeantProps) {
  const { t } = useLingui();
  const id = useId();
  if (!checked) return null;
  const isAsked = (what: 'room' | 'ratePlan', code: string): boolean =>
    said[what] !== undefined || checked.asks.includes(what) || checked.faults.some((fault) => fault.code === code);
  const rooms = [...sheet.rows.values()].flatMap((row) =>
    row.kind === 'room' ? [[row.roomId, row.name] as const] : [],
  );
  const plans = new Map(
    [...sheet.rows.values()].flatMap((row) => (row.kind === 'rate' ? [[row.ratePlanId, row.name] as const] : [])),
  );
  const asked = [
    { what: 'room', isAsked: isAsked('room', 'room-missing'), name: t`Lines without a room mean`, all: rooms },
    {
      what: 'ratePlan',
      isAsked: isAsked('ratePlan', 'rate-missing'),
      name: t`Lines without a rate mean`,
      all: [...plans],
    },
  ] as const;
  return asked
    .filter((one) => one.isAsked)
    .map(({ what, name, all }) => (
      <label key={what} className="import-meant" htmlFor={`${id}${what}`}>
        {name}
        <TakenFor
          id={`${id}${what}`}
          value={said[what] ?? null}
          options={all}
          nothing={t`choose`}
          onTake={(meant) => say({ [what]: meant ?? undefined })}
        />
      </label>
    ));
}
