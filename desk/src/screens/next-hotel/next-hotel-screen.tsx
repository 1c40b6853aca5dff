import { Trans, useLingui } from '@lingui/react/macro';
import { beginAnotherHotel, copyHotel } from '@stayfront/contract/beginning';
import { RefusedCall } from '@stayfront/contract/call';
import { Alert } from '@stayfront/ui/parts/alert.tsx';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { Checkbox } from '@stayfront/ui/parts/checkbox.tsx';
import { Radio } from '@stayfront/ui/parts/radio.tsx';
import { useMutation } from '@tanstack/react-query';
import { useId, useState, type SyntheticEvent } from 'react';
import { useTransport } from '../../app/data/transport.tsx';
import { useDesk, useHouse } from '../../app/page/desk-context.tsx';
import {
  emptyPlace,
  faultsOfProblem,
  newHotelOf,
  placeFaults,
  type PlaceDraft,
  type PlaceFaults,
} from '../../features/beginning/place-draft.ts';
import { useFocusFault } from '../../features/beginning/use-focus-fault.ts';
import { PlaceFields } from '../../features/beginning/place-fields.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import './next-hotel.css';

const kept = { keepsPictures: true, keepsLegal: true, keepsContacts: false };

/** The next hotel of whoever has one: as a copy of this, or from nothing. */
export default function NextHotelScreen() {
  const { t } = useLingui();
  const { hotelId } = useDesk();
  const { hotelName } = useHouse();
  const transport = useTransport();
  const group = useId();
  const [isCopy, setIsCopy] = useState(true);
  const [place, setPlace] = useState<PlaceDraft>(emptyPlace);
  const [keeps, setKeeps] = useState(kept);
  const [faults, setFaults] = useState<PlaceFaults>({});
  const form = useFocusFault(faults);
  const beginning = useMutation({
    mutationFn: () => {
      const { currency, ...wish } = newHotelOf(place);
      return isCopy
        ? transport(copyHotel, { params: { hotelId }, query: {}, body: { ...wish, ...keeps } })
        : transport(beginAnotherHotel, {
            params: { hotelId },
            query: {},
            body: { ...wish, ...(currency === undefined ? {} : { currency }) },
          });
    },
    // A document of its own: nothing of this hotel stays in it. A copy has everything but how many rooms there are.
    onSuccess: (begun) => window.location.assign(`/${begun.hotelId}/desk/set-up/${isCopy ? 'rooms' : 'hotel'}`),
    onError: (error) => error instanceof RefusedCall && setFaults(faultsOfProblem(error.problem)),
  });
  const code = beginning.error instanceof RefusedCall ? beginning.error.problem.code : null;
  const send = (event: SyntheticEvent): void => {
    event.preventDefault();
    const found = placeFaults(place);
    setFaults(found);
    if (Object.keys(found).length === 0 && !beginning.isPending) beginning.mutate();
  };
  const keep = (name: keyof typeof kept, label: string) => (
    <Checkbox
      label={label}
      isChecked={keeps[name]}
      onChange={(is) => setKeeps((before) => ({ ...before, [name]: is }))}
    />
  );
  return (
    <>
      <PageHead title={<Trans>Another hotel</Trans>} back={{ to: `/${hotelId}/desk/house`, label: t`House` }} />
      <form className="page-body next-hotel" ref={form} onSubmit={send} noValidate>
        <fieldset className="next-hotel__group">
          <legend>
            <Trans>How does it begin?</Trans>
          </legend>
          <Radio
            name={group}
            value="copy"
            label={t`As a copy of ${hotelName}`}
            isChecked={isCopy}
            onChange={() => setIsCopy(true)}
          />
          <Radio
            name={group}
            value="new"
            label={t`From nothing`}
            isChecked={!isCopy}
            onChange={() => setIsCopy(false)}
          />
        </fieldset>
        {isCopy && (
          <fieldset className="next-hotel__group">
            <legend>
              <Trans>What comes along</Trans>
            </legend>
            <p className="hint">
              <Trans>
                Rooms, rates, policies, services, packages, offers, taxes, texts and look always come. Reservations,
                guests, people, keys, partners, invoices, the calendar and payment accounts never do.
              </Trans>
            </p>
            {keep('keepsPictures', t`Pictures`)}
            {keep('keepsLegal', t`Legal texts and company`)}
            {keep('keepsContacts', t`Telephone, e-mail and web addresses`)}
          </fieldset>
        )}
        <fieldset className="next-hotel__group">
          <legend>
            <Trans>What is it called, and where is it?</Trans>
          </legend>
          <PlaceFields
            draft={place}
            faults={faults}
            hasOwnCurrency={isCopy}
            onChange={(next) => {
              setPlace(next);
              setFaults({});
            }}
          />
        </fieldset>
        {beginning.error && code !== 'input.invalid' && (
          <Alert tone="bad" isLive>
            {code === 'beginning.not_yours' ? (
              <Trans>
                Hotels of other owners live here, too. Whoever runs this installation begins a further one for you.
              </Trans>
            ) : (
              <Trans>No answer. Look at your connection and try again.</Trans>
            )}
          </Alert>
        )}
        <p>
          <Button
            kind="primary"
            size="l"
            type="submit"
            isWaiting={beginning.isPending || beginning.isSuccess}
            waitingLabel={t`One moment`}
          >
            {isCopy ? <Trans>Copy the hotel</Trans> : <Trans>Begin the hotel</Trans>}
          </Button>
        </p>
        <p className="hint">
          <Trans>Nobody sees it before you open it.</Trans>
        </p>
      </form>
    </>
  );
}
