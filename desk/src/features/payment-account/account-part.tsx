import { Trans, useLingui } from '@lingui/react/macro';
import { RefusedCall } from '@stayfront/contract/call';
import { endPaymentAccount, tryPaymentAccount, type PaymentAccount } from '@stayfront/contract/desk/payment-account';
import type { ProviderName } from '@stayfront/rules/payment/providers';
import { Alert } from '@stayfront/ui/parts/alert.tsx';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { Dialog } from '@stayfront/ui/parts/dialog.tsx';
import { Skeleton } from '@stayfront/ui/parts/skeleton.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { paymentAccountKey, paymentAccountQuery } from '../../app/data/payment-account-query.ts';
import { setUpKey } from '../../app/data/set-up-query.ts';
import { useTransport } from '../../app/data/transport.tsx';
import { useDesk, useHouse, useMay } from '../../app/page/desk-context.tsx';
import { writeMoment } from '../changes/write-moment.ts';
import { CredentialsForm } from './credentials-form.tsx';
import { useAccountTrouble } from './use-account-trouble.ts';
import './account-part.css';

interface AccountPartProps {
  /** The provider that the page of the house names. */
  provider: ProviderName;
  providerName: string;
}

/** The account with the provider that is chosen: to try without money, or with credentials that nobody is shown again. */
export function AccountPart(props: AccountPartProps) {
  const { hotelId } = useDesk();
  const mayLook = useMay('manager');
  const { data, error } = useQuery({ ...paymentAccountQuery(useTransport(), hotelId), enabled: mayLook });
  if (!mayLook || error) return null;
  return data ? <Account {...props} account={data} /> : <Skeleton height="120px" />;
}

function Account({ provider, providerName, account }: AccountPartProps & { account: PaymentAccount }) {
  const { t } = useLingui();
  const { hotelId, language } = useDesk();
  const house = useHouse();
  const mayEdit = useMay('owner');
  const transport = useTransport();
  const client = useQueryClient();
  const troubleOf = useAccountTrouble();
  const [isTyping, setIsTyping] = useState(false);
  const [isEnding, setIsEnding] = useState(false);
  const take = (next: PaymentAccount): void => {
    client.setQueryData(paymentAccountKey(hotelId), next);
    void client.invalidateQueries({ queryKey: setUpKey(hotelId) });
    setIsTyping(false);
    setIsEnding(false);
  };
  const trying = useMutation({
    mutationFn: () => transport(tryPaymentAccount, { params: { hotelId }, query: {}, body: { provider } }),
    onSuccess: take,
  });
  const ending = useMutation({
    mutationFn: () => transport(endPaymentAccount, { params: { hotelId }, query: {}, body: undefined }),
    onSuccess: take,
  });
  const asked = account.providers.find((one) => one.provider === provider);
  const isHere = account.provider === provider;
  const trouble = trying.error ?? ending.error;
  const since = account.changedAt === null ? '' : writeMoment({ ...house, language }, account.changedAt);
  return (
    <section className="pay-account" aria-label={t`Account with ${providerName}`}>
      <h3>
        <Trans>Account with {providerName}</Trans>
      </h3>
      {isHere && account.isTrial ? (
        <Alert tone="warn">
          <Trans>You try it: guests pay with cards for tests, and no money moves. The payment page says so.</Trans>
        </Alert>
      ) : isHere && !account.isReadable ? (
        <Alert tone="bad">
          <Trans>The credentials cannot be read any more. Enter them again.</Trans>
        </Alert>
      ) : isHere ? (
        <Alert tone={account.system === 'production' ? 'ok' : 'warn'}>
          {account.system === 'production' ? (
            <Trans>The credentials are there since {since}. Guests pay with real money.</Trans>
          ) : (
            <Trans>The credentials are there since {since}. They are for tests: no money moves.</Trans>
          )}
        </Alert>
      ) : (
        <p>
          <Trans>Nothing is entered yet. Guests cannot pay online.</Trans>
        </p>
      )}
      {mayEdit ? (
        <div className="pay-account__acts">
          {!isHere && account.mayTry && (
            <Button isWaiting={trying.isPending} waitingLabel={t`One moment`} onClick={() => trying.mutate()}>
              <Trans>Try without money</Trans>
            </Button>
          )}
          {!isTyping && (
            <Button onClick={() => setIsTyping(true)}>
              {isHere && !account.isTrial ? <Trans>Enter other credentials</Trans> : <Trans>Enter credentials</Trans>}
            </Button>
          )}
          {isHere && (
            <Button kind="danger" onClick={() => setIsEnding(true)}>
              <Trans>End the account</Trans>
            </Button>
          )}
        </div>
      ) : (
        <p className="hint">
          <Trans>An owner of the hotel enters the credentials.</Trans>
        </p>
      )}
      {trouble && (
        <Alert tone="bad" isLive>
          {troubleOf(trouble instanceof RefusedCall ? trouble.problem.code : null)}
        </Alert>
      )}
      {isTyping && asked && <CredentialsForm asked={asked} onSaved={take} onLeave={() => setIsTyping(false)} />}
      <Dialog
        isOpen={isEnding}
        onClose={() => setIsEnding(false)}
        closeLabel={t`Close`}
        title={<Trans>End the account?</Trans>}
      >
        <p>
          <Trans>The credentials are forgotten, and guests cannot pay online. What was paid stays paid.</Trans>
        </p>
        <div className="pay-account__acts">
          <Button
            kind="danger-filled"
            isWaiting={ending.isPending}
            waitingLabel={t`One moment`}
            onClick={() => ending.mutate(undefined, { onError: () => setIsEnding(false) })}
          >
            <Trans>End the account</Trans>
          </Button>
          <Button onClick={() => setIsEnding(false)}>
            <Trans>Leave it</Trans>
          </Button>
        </div>
      </Dialog>
    </section>
  );
}
