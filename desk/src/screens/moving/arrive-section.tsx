import { Trans } from '@lingui/react/macro';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { useId, useState } from 'react';
import { Section } from '../../parts/section.tsx';
import { ArrivalItem } from './arrival-item.tsx';
import { ArrivalNote } from './arrival-note.tsx';
import { useArrival } from './use-arrival.ts';
import '../../parts/file-choice.css';

/** A whole hotel out of its archive: sent, tried, and then made, all of it or nothing. */
export function ArriveSection() {
  const id = useId();
  const [file, setFile] = useState<File | null>(null);
  const { arrivals, isLost, sending, asked, share, trouble } = useArrival();
  const percent = Math.floor(100 * (share ?? 1));
  // One that is being sent is told of by who sends it.
  const shown = arrivals.filter(({ state }) => state !== 'sending');
  return (
    <Section title={<Trans>Bring a hotel along</Trans>}>
      <p className="moving__why">
        <Trans>
          Out of an archive that was downloaded here or elsewhere: as a further hotel, with everything that was in it.
          Guests do not find it before you open it, and nobody is written to.
        </Trans>
      </p>
      <label className="moving__file" htmlFor={id}>
        <Trans>The archive of a hotel (.zip)</Trans>
        <input
          id={id}
          type="file"
          className="file-choice"
          accept=".zip,application/zip"
          disabled={sending.isPending}
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            if (!chosen) return;
            setFile(chosen);
            asked.reset();
            sending.mutate(chosen);
            // The same file may be chosen again.
            target.value = '';
          }}
        />
      </label>
      <div aria-live="polite">
        {sending.isPending && (
          <p>
            <Trans>Sent: {percent} %</Trans>
          </p>
        )}
      </div>
      {trouble && <ArrivalNote trouble={trouble} />}
      {sending.isError && trouble === 'no-answer' && file && (
        <Button onClick={() => sending.mutate(file)}>
          <Trans>Go on sending</Trans>
        </Button>
      )}
      {shown.length > 0 && (
        <ul className="moving__arrivals">
          {shown.map((arrival) => (
            <li key={arrival.arrivalId}>
              <ArrivalItem
                arrival={arrival}
                isWaiting={asked.isPending && asked.variables.arrival.arrivalId === arrival.arrivalId}
                onWish={(wish) => asked.mutate({ arrival, wish })}
              />
            </li>
          ))}
        </ul>
      )}
      {isLost && (
        <p className="moving__note" role="status">
          <Trans>No answer. What has begun goes on at the server.</Trans>
        </p>
      )}
    </Section>
  );
}
