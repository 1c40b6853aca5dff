import { Trans, useLingui } from '@lingui/react/macro';
import { RefusedCall } from '@stayfront/contract/call';
import type { HouseVersion } from '@stayfront/contract/desk/house/shapes';
import { putBackHouse } from '@stayfront/contract/desk/house/versions';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { Dialog } from '@stayfront/ui/parts/dialog.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTransport } from '../../../app/data/transport.tsx';
import { useRequestKey } from '../../../app/data/use-request-key.ts';
import { useDesk } from '../../../app/page/desk-context.tsx';
import { useDone } from '../../../features/frame/undos.tsx';
import { useReadHouseAgain } from '../../../features/house/use-read-house-again.ts';
import { RefusalNote } from './refusal-note.tsx';
import type { PublishRefusal } from './use-publish.ts';

interface PutBackDialogProps {
  version: HouseVersion | null;
  live: number;
  onClose: () => void;
}

/** Guests see it at once, so it is asked for. The version that was there stays among the others. */
export function PutBackDialog({ version, live, onClose }: PutBackDialogProps) {
  const { t } = useLingui();
  const { hotelId } = useDesk();
  const transport = useTransport();
  const tell = useDone();
  const readAgain = useReadHouseAgain();
  const { keyOf, done } = useRequestKey();
  const [refusal, setRefusal] = useState<PublishRefusal | null>(null);
  const close = (): void => {
    setRefusal(null);
    onClose();
  };
  const putting = useMutation({
    mutationFn: (one: number) => {
      const call = { params: { hotelId, version: one }, query: {}, body: { published: live } };
      return transport(putBackHouse, call, { idempotencyKey: keyOf([one, live]) });
    },
    onSuccess: ({ version: made }, one) => {
      done();
      readAgain();
      tell({ text: t`Version ${one} is live again, as version ${made.version}` });
      close();
    },
    onError: (error) => {
      setRefusal({ problem: error instanceof RefusedCall ? error.problem : null });
      readAgain();
    },
  });
  return (
    <Dialog
      isOpen={version !== null}
      onClose={close}
      closeLabel={t`Close`}
      title={<Trans>Put version {version?.version} back</Trans>}
      actions={
        <>
          <Button kind="quiet" onClick={close}>
            <Trans>Leave it</Trans>
          </Button>
          <Button
            kind="primary"
            isWaiting={putting.isPending}
            onClick={() => version && putting.mutate(version.version)}
          >
            <Trans>Put it back for guests</Trans>
          </Button>
        </>
      }
    >
      <Trans>
        Guests see it at once, in place of version {live}. That one stays here and can be put back, too. The draft stays
        as it is.
      </Trans>
      {refusal && <RefusalNote refusal={refusal} />}
    </Dialog>
  );
}
