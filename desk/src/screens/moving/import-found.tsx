import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { CheckedImport } from '@stayfront/contract/desk/imports';
import { Alert } from '@stayfront/ui/parts/alert.tsx';
import { formatDay } from '@stayfront/ui/formats/format-day.ts';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { useDesk, useHouse } from '../../app/page/desk-context.tsx';
import { useImportFaultWords } from './use-import-fault-words.ts';
import '../../parts/taken-for.css';

/** What would come of a file: how much, the first of it, and each line that cannot be taken or is odd. */
export function ImportFound({ checked }: { checked: CheckedImport }) {
  const { t } = useLingui();
  const { language } = useDesk();
  const { rooms } = useHouse();
  const { faultOf, noteOf } = useImportFaultWords();
  const { writes, currency, known, leftOut } = checked;
  const nameOf = (roomId: string): string => rooms.find(({ id }) => id === roomId)?.name ?? roomId;
  const day = (date: string): string => formatDay(language, date, 'brief');
  const sum = formatMoney(language, writes.total, currency);
  return (
    <div aria-live="polite">
      <p>
        <Plural value={writes.reservations} one="# reservation would come." other="# reservations would come." />{' '}
        <Trans>{sum} in all.</Trans>{' '}
        {known > 0 && (
          <>
            <Plural
              value={known}
              one="# is here already and stays as it is."
              other="# are here already and stay as they are."
            />{' '}
          </>
        )}
        {leftOut > 0 && <Plural value={leftOut} one="# line is left out." other="# lines are left out." />}{' '}
        {checked.forgottenSoon > 0 && (
          <Plural
            value={checked.forgottenSoon}
            one="# is so old that its guest is forgotten in the next night."
            other="# are so old that their guests are forgotten in the next night."
          />
        )}
      </p>
      {checked.faults.length > 0 && (
        <Alert
          tone="bad"
          title={<Plural value={checked.faultyLines} one="# line cannot be taken" other="# lines cannot be taken" />}
        >
          <ul className="moving__faults">
            {checked.faults.map(({ line, column, field, text, code }) => (
              <li key={`${line} ${field} ${code}`}>
                <Trans>
                  Line {line}: {faultOf(code)}
                </Trans>{' '}
                {column !== null && <b>{column}</b>} {text !== '' && <span className="mono">{text}</span>}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {checked.withoutRoom.length > 0 && (
        <Alert
          tone="warn"
          title={
            <Plural value={checked.linesWithoutRoom} one="# line has no room left" other="# lines have no room left" />
          }
        >
          <ul className="moving__faults">
            {checked.withoutRoom.map(({ line, number, roomId, nights }) => (
              <li key={`${line} ${roomId}`}>
                <Trans>
                  Line {line}: {number}, {nameOf(roomId)}
                </Trans>{' '}
                {nights.map(day).join(', ')}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {checked.notes.length > 0 && (
        <Alert tone="info" title={<Trans>Taken all the same</Trans>}>
          <ul className="moving__faults">
            {checked.notes.map(({ line, field, text, code }) => (
              <li key={`${line} ${field} ${code}`}>
                <Trans>
                  Line {line}: {noteOf(code)}
                </Trans>{' '}
                <span className="mono">{text}</span>
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {checked.examples.length > 0 && (
        <div className="import-scroll">
          <table className="taken-table">
            <thead>
              <tr>
                {[t`Number`, t`Guest`, t`Arrival`, t`Departure`, t`Room`, t`Total`].map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {checked.examples.map((one) => (
                <tr key={one.line}>
                  <td className="mono">{one.number.startsWith('~') ? '–' : one.number}</td>
                  <td>{one.guestName}</td>
                  <td>{day(one.arrival)}</td>
                  <td>{day(one.departure)}</td>
                  <td>{one.rooms.map(nameOf).join(', ')}</td>
                  <td>{formatMoney(language, one.total, currency)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  );
}
