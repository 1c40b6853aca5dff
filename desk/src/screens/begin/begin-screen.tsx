import { Trans, useLingui } from '@lingui/react/macro';
import { beginHotel } from '@stayfront/contract/beginning';
import { RefusedCall } from '@stayfront/contract/call';
import { Alert } from '@stayfront/ui/parts/alert.tsx';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { TextField } from '@stayfront/ui/parts/field.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState, type SyntheticEvent } from 'react';
import { useSearchParams } from 'react-router';
import { useTransport } from '../../app/data/transport.tsx';
import {
  emptyPlace,
  faultsOfProblem,
  newHotelOf,
  placeFaults,
  withCountry,
  type PlaceDraft,
  type PlaceFaults,
} from '../../features/beginning/place-draft.ts';
import { useCountryHere } from '../../features/beginning/use-country-here.ts';
import { useFocusFault } from '../../features/beginning/use-focus-fault.ts';
import { PlaceFields } from '../../features/beginning/place-fields.tsx';
import { LinkFailed } from '../../parts/link-failed.tsx';
import './begin.css';

/** Where whoever was handed the link begins a hotel and becomes its owner. */
export default function BeginScreen() {
  const { t } = useLingui();
  const transport = useTransport();
  const [query] = useSearchParams();
  const token = query.get('t') ?? '';
  const [typed, setTyped] = useState<PlaceDraft>(emptyPlace);
  const here = useCountryHere();
  const place = typed.countryCode === '' && here !== null ? withCountry(typed, here) : typed;
  const [owner, setOwner] = useState('');
  const [faults, setFaults] = useState<PlaceFaults>({});
  const form = useFocusFault(faults);
  const beginning = useMutation({
    mutationFn: () =>
      transport(beginHotel, { params: {}, query: {}, body: { ...newHotelOf(place), token, owner: owner.trim() } }),
    // A document of its own, for which the session is looked at anew. The link is used up, and no way back to it is kept.
    onSuccess: ({ hotelId }) => window.location.replace(`/${hotelId}/desk/set-up/hotel`),
    onError: (error) => error instanceof RefusedCall && setFaults(faultsOfProblem(error.problem)),
  });
  const code = beginning.error instanceof RefusedCall ? beginning.error.problem.code : null;
  const send = (event: SyntheticEvent): void => {
    event.preventDefault();
    const found: Record<string, 'missing' | 'wrong'> = { ...placeFaults(place) } as never;
    if (!/^\S+@\S+\.\S+$/.test(owner.trim())) found['owner'] = owner.trim() === '' ? 'missing' : 'wrong';
    setFaults(found);
    if (Object.keys(found).length === 0) beginning.mutate();
  };
  const isDead = token === '' || code === 'beginning.link';
  return (
    <main className="begin" id="main">
      <div className="begin__form">
        <h1>
          <Trans>Begin with your hotel</Trans>
        </h1>
        {isDead ? (
          <Alert tone="warn" isLive>
            <Trans>
              This link was used already, or is too old. Whoever runs this installation has another: it is printed when
              the server starts.
            </Trans>
          </Alert>
        ) : (
          <form ref={form} onSubmit={send} noValidate>
            <p className="muted">
              <Trans>
                In about 15 minutes guests can book it. You can stop after any step and go on another day; nobody sees
                your page before you open it.
              </Trans>
            </p>
            <PlaceFields
              draft={place}
              faults={faults}
              onChange={(next) => {
                setTyped(next);
                setFaults({});
              }}
            />
            <TextField
              label={t`Your e-mail address`}
              hint={t`You sign in by it, without a password. Bookings are told there, too.`}
              type="email"
              name="owner"
              autoComplete="email"
              value={owner}
              error={
                faults['owner'] === undefined
                  ? undefined
                  : faults['owner'] === 'missing'
                    ? t`This is missing`
                    : t`Write the whole address, like mara@hotel.example`
              }
              onChange={(typed) => {
                setOwner(typed);
                setFaults({});
              }}
              isRequired
            />
            {beginning.error && code !== 'input.invalid' && <LinkFailed isTooOften={code === 'too_many_requests'} />}
            <Button
              kind="primary"
              size="l"
              isWide
              type="submit"
              isWaiting={beginning.isPending || beginning.isSuccess}
              waitingLabel={t`One moment`}
            >
              <Trans>Begin</Trans>
            </Button>
          </form>
        )}
      </div>
    </main>
  );
}
