import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { CheckedImport } from '@stayfront/contract/desk/imports';
import { importStatuses, type ImportStatus } from '@stayfront/rules/reservation-sheet/import-status';
import type { ReactNode } from 'react';
import { useHouse } from '../../app/page/desk-context.tsx';
import { TakenFor } from '../../parts/taken-for.tsx';
import type { SaidOfFile } from './use-reservation-import.ts';

interface ImportWordsProps {
  checked: CheckedImport;
  said: SaidOfFile;
  say: (more: SaidOfFile) => void;
}

type Word = { readonly word: string; readonly lines: number; readonly meant: string | null; readonly isSure: boolean };

/** What rooms, rates and states of the file are called here. */
export function ImportWords({ checked: { words }, said, say }: ImportWordsProps) {
  const { rooms, ratePlans } = useHouse();
  const statusName = useStatusName();
  const known = said.words ?? { rooms: {}, ratePlans: {}, statuses: {} };
  const named = (all: readonly { id: string; name: string }[]) => all.map(({ id, name }) => [id, name] as const);
  const mean = (kind: 'rooms' | 'ratePlans' | 'statuses', word: string, meant: string): void =>
    say({ words: { ...known, [kind]: { ...known[kind], [word]: meant } } });
  return (
    <>
      <WordTable
        title={<Trans>Rooms in the file</Trans>}
        words={words.rooms}
        options={named(rooms)}
        onMean={(word, meant) => mean('rooms', word, meant)}
      />
      <WordTable
        title={<Trans>Rates in the file</Trans>}
        words={words.ratePlans}
        options={named(ratePlans)}
        onMean={(word, meant) => mean('ratePlans', word, meant)}
      />
      <WordTable
        title={<Trans>States in the file</Trans>}
        words={words.statuses}
        options={importStatuses.map((status) => [status, statusName(status)] as const)}
        onMean={(word, meant) => mean('statuses', word, meant)}
      />
    </>
  );
}

interface WordTableProps {
  title: ReactNode;
  words: readonly Word[];
  options: readonly (readonly [string, string])[];
  onMean: (word: string, meant: string) => void;
}

function WordTable({ title, words, options, onMean }: WordTableProps) {
  const { t } = useLingui();
  if (words.length === 0) return null;
  return (
    <div className="import-scroll">
      <table className="taken-table">
        <thead>
          <tr>
            <th scope="col">{title}</th>
            <th scope="col">{t`Is here`}</th>
          </tr>
        </thead>
        <tbody>
          {words.map(({ word, lines, meant, isSure }) => (
            <tr key={word}>
              <td>
                {word === '' ? t`nothing said` : word} <Plural value={lines} one="(# line)" other="(# lines)" />
              </td>
              <td>
                <TakenFor
                  label={t`What ${word} is here`}
                  value={meant}
                  options={options}
                  nothing={meant === null ? t`not said yet` : undefined}
                  isGuess={!isSure}
                  onTake={(id) => id !== null && onMean(word, id)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function useStatusName(): (status: ImportStatus) => string {
  const { t } = useLingui();
  return (status) => {
    const names: Readonly<Record<ImportStatus, string>> = {
      booked: t`Booked`,
      'in-house': t`In the house`,
      left: t`Left`,
      cancelled: t`Cancelled`,
      'no-show': t`No-show`,
      'leave-out': t`Left out: no booking`,
    };
    return names[status];
  };
}
