import { Trans, useLingui } from '@lingui/react/macro';
import { RefusedCall } from '@stayfront/contract/call';
import { openHotel, type Missing } from '@stayfront/contract/desk/set-up';
import { Alert } from '@stayfront/ui/parts/alert.tsx';
import { Button, ButtonLink } from '@stayfront/ui/parts/button.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { Link } from 'react-router';
import { setUpKey } from '../../app/data/set-up-query.ts';
import { useTransport } from '../../app/data/transport.tsx';
import { useDesk } from '../../app/page/desk-context.tsx';
import { HintEntry } from '../../parts/hint-entry.tsx';
import { StepFoot } from './step-foot.tsx';
import type { StepProps } from './step-props.ts';
import { useMissingWords } from './use-missing-words.ts';
import { usePublishDraft } from './use-publish-draft.ts';
import '../../parts/section.css';

/** What is still needed, what would be better, and the door. */
export function LiveStep({ setUp, onSaved }: StepProps) {
  const { t } = useLingui();
  const { hotelId } = useDesk();
  const transport = useTransport();
  const client = useQueryClient();
  const publish = usePublishDraft();
  const needed = setUp.missing.filter(({ isNeeded }) => isNeeded);
  const better = setUp.missing.filter(({ isNeeded }) => !isNeeded);
  const opening = useMutation({
    mutationFn: async () => {
      if (!(await publish())) throw new NotPublished();
      return transport(openHotel, { params: { hotelId }, query: {}, body: undefined });
    },
    onSuccess: (answer) => {
      client.setQueryData(setUpKey(hotelId), answer);
      void client.invalidateQueries({ queryKey: ['house', hotelId] });
      onSaved();
    },
    onError: () => void client.invalidateQueries({ queryKey: setUpKey(hotelId) }),
  });
  const { error } = opening;
  return (
    <>
      {setUp.isOpen ? (
        <Alert tone="ok" isLive>
          <b>
            <Trans>{setUp.name} is open. Guests can book it.</Trans>
          </b>{' '}
          <a href={`/${hotelId}`} target="_blank" rel="noopener" dir="ltr">
            {t`Your guest page`} <ExternalLink className="ic ic-xs" aria-hidden />
          </a>
        </Alert>
      ) : needed.length > 0 ? (
        <p className="set-up__lead">
          <Trans>This is still needed. Each line leads to where it is done.</Trans>
        </p>
      ) : (
        <p className="set-up__lead">
          <Trans>All that guests need is there. Once it is open, they find your page and can book.</Trans>
        </p>
      )}
      {needed.length > 0 && <MissingList name={t`Needed`} missing={needed} isNeeded />}
      {!setUp.isOpen && (
        <p className="set-up__open">
          <Button
            kind="primary"
            size="l"
            isDisabled={needed.length > 0}
            isWaiting={opening.isPending}
            waitingLabel={t`One moment`}
            onClick={() => opening.mutate()}
          >
            <Trans>Open for guests</Trans>
          </Button>
        </p>
      )}
      {error && (
        <Alert tone="bad" isLive>
          {error instanceof NotPublished ? (
            <>
              <Trans>Something in your draft cannot be published yet.</Trans>{' '}
              <Link to={`/${hotelId}/desk/house/publish`}>
                <Trans>Look at it</Trans>
              </Link>
            </>
          ) : error instanceof RefusedCall ? (
            <Trans>Something is still needed. The list has it.</Trans>
          ) : (
            <Trans>No answer. Look at your connection and try again.</Trans>
          )}
        </Alert>
      )}
      {better.length > 0 && (
        <section className="set-up__better">
          <h2>
            <Trans>For a good page</Trans>
          </h2>
          <MissingList name={t`For a good page`} missing={better} />
        </section>
      )}
      {setUp.isOpen && (
        <p className="set-up__open">
          <ButtonLink kind="primary" to={`/${hotelId}/desk`}>
            <Trans>To the desk</Trans>
          </ButtonLink>
        </p>
      )}
      <StepFoot step="live" isDone onNext={async () => true} />
    </>
  );
}

class NotPublished extends Error {}

interface MissingListProps {
  name: string;
  missing: readonly Missing[];
  isNeeded?: boolean;
}

function MissingList({ name, missing, isNeeded = false }: MissingListProps) {
  const { hotelId } = useDesk();
  const wordsOf = useMissingWords();
  return (
    <ul className="lines-list" aria-label={name}>
      {missing.map((one) => {
        const { what, why, to } = wordsOf(one);
        return (
          <HintEntry
            key={`${one.code} ${one.roomId ?? ''}`}
            to={`/${hotelId}/desk/${to}`}
            what={what}
            why={why}
            isNeeded={isNeeded}
          />
        );
      })}
    </ul>
  );
}
