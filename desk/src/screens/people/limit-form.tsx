import { Trans, useLingui } from '@lingui/react/macro';
import { RefusedCall } from '@stayfront/contract/call';
import { setFrontDeskLimit } from '@stayfront/contract/desk/limit';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { Alert } from '@stayfront/ui/parts/alert.tsx';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { Skeleton } from '@stayfront/ui/parts/skeleton.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { limitQuery } from '../../app/data/money-queries.ts';
import { useTransport } from '../../app/data/transport.tsx';
import { useDesk } from '../../app/page/desk-context.tsx';
import { useDone } from '../../features/frame/undos.tsx';
import { AmountField } from '../../features/reservation/amount-field.tsx';
import { readAmount } from '@stayfront/rules/currency/read-amount';
import { typeAmount } from '../../features/reservation/type-amount.ts';

/** What the front desk may give back or waive of one reservation; the owner says it, and can put it back. */
export function LimitForm() {
  const { t } = useLingui();
  const { hotelId, language } = useDesk();
  const transport = useTransport();
  const client = useQueryClient();
  const tell = useDone();
  const query = limitQuery(transport, hotelId);
  const { data, error, refetch } = useQuery(query);
  // Null: as it is saved.
  const [typed, setTyped] = useState<string | null>(null);
  const [isTried, setIsTried] = useState(false);
  const saving = useMutation({
    mutationFn: (amount: number) => transport(setFrontDeskLimit, { params: { hotelId }, query: {}, body: { amount } }),
    onSuccess: (saved) => {
      client.setQueryData(query.queryKey, saved);
      setTyped(null);
      setIsTried(false);
    },
    onSettled: () =>
      Promise.all(['front-desk-limit', 'changes'].map((name) => client.invalidateQueries({ queryKey: [name] }))),
  });
  if (!data)
    return error ? (
      <p className="empty-line" role="alert">
        <Trans>The limit could not be read.</Trans>{' '}
        <Button kind="quiet" onClick={() => void refetch()}>
          <Trans>Try again</Trans>
        </Button>
      </p>
    ) : (
      <Skeleton height="96px" />
    );
  const { amount: before, currency } = data;
  const money = (minor: number): string => formatMoney(language, minor, currency);
  const shown = typed ?? typeAmount(before, currency);
  const amount = readAmount(shown, currency);
  const save = (wanted: number): void =>
    saving.mutate(wanted, {
      onSuccess: () =>
        tell({ text: t`The front desk may give ${money(wanted)} of a reservation`, undo: () => saving.mutate(before) }),
    });
  return (
    <form
      className="people-form"
      onSubmit={(event) => {
        event.preventDefault();
        setIsTried(true);
        if (amount !== null && amount !== before) save(amount);
      }}
    >
      {saving.error && (
        <Alert tone="bad" isLive>
          {saving.error instanceof RefusedCall ? (
            <Trans>You are no owner any more, so this is not yours to change.</Trans>
          ) : (
            <Trans>Nothing was changed: no answer. Look at your connection and try again.</Trans>
          )}
        </Alert>
      )}
      <AmountField
        currency={currency}
        value={shown}
        hint={t`Refunds and waived fees of one reservation, all together. At 0 a manager does it.`}
        error={isTried && amount === null ? t`Write an amount, or 0.` : undefined}
        onChange={setTyped}
      />
      <div>
        <Button type="submit" isDisabled={amount === before} isWaiting={saving.isPending} waitingLabel={t`One moment`}>
          <Trans>Save the limit</Trans>
        </Button>
      </div>
    </form>
  );
}
