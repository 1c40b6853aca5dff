import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Alert } from '@stayfront/ui/parts/alert.tsx';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { Checkbox } from '@stayfront/ui/parts/checkbox.tsx';
import { useId, useState } from 'react';
import { Section } from '../../parts/section.tsx';
import { ImportFound } from './import-found.tsx';
import { ImportMatch } from './import-match.tsx';
import { ImportsList } from './imports-list.tsx';
import { useReservationImport } from './use-reservation-import.ts';
import '../../parts/file-choice.css';

/** Reservations out of the file of another system: how it is read, what would come of it line by line, and then all of it. */
export function ReservationsSection() {
  const { t } = useLingui();
  const id = useId();
  const importing = useReservationImport();
  const { chosen, checking, bringing, choose, again, trouble } = importing;
  const [takesGood, setTakesGood] = useState(false);
  const [overbooks, setOverbooks] = useState(false);
  const checked = chosen ? checking.data : undefined;
  const bad = checked ? checked.faultyLines + (overbooks ? 0 : checked.linesWithoutRoom) : 0;
  const isReady = checked !== undefined && checked.asks.length === 0 && (bad === 0 || takesGood);
  const brought = bringing.data;
  return (
    <Section title={<Trans>Bring reservations along</Trans>}>
      <p className="moving__why">
        <Trans>
          Out of the export of Mews, Cloudbeds, Little Hotelier, Booking.com, Beds24, Apaleo or any other spreadsheet.
          They take their rooms here, and no guest is written to.
        </Trans>
      </p>
      <label className="moving__file" htmlFor={id}>
        <Trans>A CSV or XLSX file with a line of heads</Trans>
        <input
          id={id}
          type="file"
          className="file-choice"
          accept=".csv,.tsv,.txt,.xlsx"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void choose(file);
          }}
        />
      </label>
      <div aria-live="polite">
        {checking.isPending && (
          <p>
            <Trans>Each line is being read.</Trans>
          </p>
        )}
        {brought && (
          <Alert tone="ok">
            {brought.import ? (
              <Plural
                value={brought.import.reservations}
                one="# reservation is here now."
                other="# reservations are here now."
              />
            ) : (
              <Trans>All of it was brought along before.</Trans>
            )}{' '}
            {brought.leftOut > 0 && (
              <Plural value={brought.leftOut} one="# line was left out." other="# lines were left out." />
            )}
          </Alert>
        )}
      </div>
      {trouble && (
        <Alert tone={trouble === 'no-answer' || trouble === 'not-heard' ? 'warn' : 'bad'} isLive>
          {
            {
              unreadable: <Trans>This file cannot be read. Send CSV or XLSX with a line of heads.</Trans>,
              'too-many': <Trans>These are more lines than one file may have. Send them in several.</Trans>,
              changed: <Trans>The house has changed meanwhile. Look at what would come of it now.</Trans>,
              'no-answer': <Trans>Nothing was saved: no answer. Try again.</Trans>,
              'not-heard': <Trans>No answer yet. Bring them along once more: nothing comes twice.</Trans>,
            }[trouble]
          }{' '}
          {chosen && (trouble === 'no-answer' || trouble === 'changed') && (
            <Button kind="quiet" onClick={again}>
              <Trans>Read it again</Trans>
            </Button>
          )}
        </Alert>
      )}
      {checked && (
        <>
          <ImportMatch checked={checked} importing={importing} />
          <ImportFound checked={checked} />
          {checked.linesWithoutRoom > 0 && (
            <Checkbox
              label={<Trans>Take those without a room, too: these guests are booked already</Trans>}
              isChecked={overbooks}
              onChange={setOverbooks}
            />
          )}
          {bad > 0 && (
            <Checkbox
              label={<Plural value={bad} one="Leave # bad line out" other="Leave # bad lines out" />}
              isChecked={takesGood}
              onChange={setTakesGood}
            />
          )}
          <div className="moving__acts">
            <Button
              kind="primary"
              isDisabled={!isReady || checking.isPending}
              isWaiting={bringing.isPending}
              waitingLabel={t`One moment`}
              onClick={() => bringing.mutate({ takes: takesGood ? 'good-lines' : 'all', overbooks })}
            >
              <Trans>Bring them along</Trans>
            </Button>
          </div>
        </>
      )}
      <ImportsList />
    </Section>
  );
}
