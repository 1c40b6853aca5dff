import { Trans, useLingui } from '@lingui/react/macro';
import type { Arrival } from '@stayfront/contract/desk/archive';
import { switchHotel } from '@stayfront/contract/own-hotels';
import { Alert } from '@stayfront/ui/parts/alert.tsx';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { useTransport } from '../../app/data/transport.tsx';
import { useDesk } from '../../app/page/desk-context.tsx';
import { ArchiveFaults } from './archive-faults.tsx';
import { ArrivalFound } from './arrival-found.tsx';
import type { ArrivalWish } from './use-arrival.ts';

interface ArrivalItemProps {
  arrival: Arrival;
  isWaiting: boolean;
  onWish: (wish: ArrivalWish) => void;
}

/** One archive that was sent: how far it is, what was found in it, and what may be done now. */
export function ArrivalItem({ arrival, isWaiting, onWish }: ArrivalItemProps) {
  const { t } = useLingui();
  const { name, state, checked } = arrival;
  const isFine = state === 'checked' && checked?.faults.length === 0 && checked.hotel !== null;
  return (
    <>
      {name !== '' && (
        <h3 className="moving__arrival" dir="auto">
          {name}
        </h3>
      )}
      {(state === 'checking' || state === 'bringing') && <Working arrival={arrival} />}
      {checked && checked.faults.length > 0 && <ArchiveFaults faults={checked.faults} />}
      {isFine && checked.hotel && <ArrivalFound hotel={checked.hotel} />}
      {state === 'here' && arrival.hotelId !== null && <Here hotelId={arrival.hotelId} />}
      <div className="moving__acts">
        {isFine && (
          <Button kind="primary" isWaiting={isWaiting} waitingLabel={t`One moment`} onClick={() => onWish('bring')}>
            <Trans>Bring {checked.hotel?.name} in</Trans>
          </Button>
        )}
        <Button kind="quiet" isDisabled={isWaiting} onClick={() => onWish('forget')}>
          {state === 'checking' || state === 'bringing' ? (
            <Trans>Stop and forget it</Trans>
          ) : state === 'here' ? (
            <Trans>Take off this list</Trans>
          ) : (
            <Trans>Forget this archive</Trans>
          )}
        </Button>
      </div>
    </>
  );
}

function Working({ arrival: { state, share, isSilent } }: { arrival: Arrival }) {
  const { t } = useLingui();
  const percent = Math.floor(100 * (share ?? 0));
  return (
    <>
      <p>
        {state === 'checking' ? (
          <Trans>Every line of it is being tried: {percent} %</Trans>
        ) : (
          <Trans>It is being brought in: {percent} %</Trans>
        )}
      </p>
      <progress
        className="moving__progress"
        value={share ?? 0}
        max={1}
        aria-label={state === 'checking' ? t`How much of it was tried` : t`How much of it is here`}
      />
      {isSilent ? (
        <Alert tone="warn" isLive>
          <Trans>
            Nothing has been heard of it for a while: the server may have been restarted. It begins anew by itself. You
            may also stop it and send the archive again.
          </Trans>
        </Alert>
      ) : (
        <p className="moving__note">
          <Trans>A large hotel takes some minutes. It goes on when you leave this page.</Trans>
        </p>
      )}
    </>
  );
}

function Here({ hotelId }: { hotelId: number }) {
  const desk = useDesk();
  const transport = useTransport();
  const entering = useMutation({
    mutationFn: () =>
      transport(switchHotel, { params: { hotelId: desk.hotelId }, query: {}, body: { toHotelId: hotelId } }),
    // A document of its own: nothing of this hotel stays in it.
    onSuccess: (there) => window.location.assign(`/${there.hotelId}/desk`),
  });
  return (
    <Alert tone="ok" isLive title={<Trans>It is here.</Trans>}>
      <Button onClick={() => entering.mutate()}>
        <Trans>Open the desk of hotel {hotelId}</Trans>
      </Button>
      {entering.isError && (
        <p role="status">
          <Trans>That did not work. Try again.</Trans>
        </p>
      )}
    </Alert>
  );
}
