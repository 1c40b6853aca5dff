import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { CheckedArrival } from '@stayfront/contract/desk/archive';
import { Alert } from '@stayfront/ui/parts/alert.tsx';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { formatDay } from '@stayfront/ui/formats/format-day.ts';
import { useId, useState } from 'react';
import { useDesk } from '../../app/page/desk-context.tsx';
import { Section } from '../../parts/section.tsx';
import { ArchiveFaults } from './archive-faults.tsx';
import { ArrivalNote } from './arrival-note.tsx';
import { useArrival } from './use-arrival.ts';
import '../../parts/file-choice.css';

/** A whole hotel out of its archive: sent, tried, and then made, all of it or nothing. */
export function ArriveSection() {
  const { t } = useLingui();
  const id = useId();
  const [file, setFile] = useState<File | null>(null);
  const { checking, making, share, trouble } = useArrival();
  const checked = checking.data;
  const made = making.data;
  const percent = share === null ? null : Math.floor(100 * share);
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
          disabled={checking.isPending || making.isPending}
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            if (!chosen) return;
            setFile(chosen);
            making.reset();
            checking.mutate(chosen);
          }}
        />
      </label>
      <div aria-live="polite">
        {checking.isPending && (
          <p>
            {percent === null ? (
              <Trans>Every line of it is being tried. A large hotel takes some minutes.</Trans>
            ) : (
              <Trans>Sent: {percent} %</Trans>
            )}
          </p>
        )}
      </div>
      {trouble && <ArrivalNote trouble={trouble} />}
      {trouble?.kind === 'no-answer' && file && !checked && (
        <Button onClick={() => checking.mutate(file)}>
          <Trans>Go on sending</Trans>
        </Button>
      )}
      {checked && checked.faults.length > 0 && <ArchiveFaults faults={checked.faults} />}
      {checked?.hotel && checked.faults.length === 0 && !made && (
        <>
          <Found hotel={checked.hotel} />
          <div className="moving__acts">
            <Button
              kind="primary"
              isWaiting={making.isPending}
              waitingLabel={t`One moment`}
              onClick={() => making.mutate()}
            >
              <Trans>Bring {checked.hotel.name} in</Trans>
            </Button>
          </div>
        </>
      )}
      {made && (
        <Alert tone="ok" isLive title={<Trans>It is here.</Trans>}>
          <a href={`/${made.hotelId}/desk`}>
            <Trans>Open the desk of hotel {made.hotelId}</Trans>
          </a>
        </Alert>
      )}
    </Section>
  );
}

function Found({ hotel }: { hotel: NonNullable<CheckedArrival['hotel']> }) {
  const { language } = useDesk();
  const { name, formerId, hotelId, missingPictures } = hotel;
  const day = formatDay(language, hotel.madeAt.slice(0, 10), 'brief');
  return (
    <>
      <p>
        <Trans>
          {name}, as it was on {day}, without a fault:
        </Trans>
      </p>
      <ul className="moving__what">
        <li>
          <Plural value={hotel.reservations} one="# reservation" other="# reservations" />
        </li>
        <li>
          <Plural value={hotel.prices} one="# price of a night, and stock" other="# prices of nights, and stock" />
        </li>
        <li>
          <Plural value={hotel.pictures} one="# picture" other="# pictures" />,{' '}
          <Plural value={hotel.invoices} one="# invoice" other="# invoices" />
        </li>
      </ul>
      {hotelId !== formerId && (
        <p className="moving__note">
          <Trans>
            Its number {formerId} is taken here, so it becomes {hotelId}. Links in letters that guests have lead to the
            old number.
          </Trans>
        </p>
      )}
      {missingPictures > 0 && (
        <p className="moving__note">
          <Plural
            value={missingPictures}
            one="# picture was not in the archive and has to be sent again."
            other="# pictures were not in the archive and have to be sent again."
          />
        </p>
      )}
      <p className="moving__note">
        <Trans>
          People, keys, payment and partners are set up anew. Close the old house before you open this one: until then
          its bookings wait.
        </Trans>
      </p>
    </>
  );
}
