import { Trans, useLingui } from '@lingui/react/macro';
import type { DeskAccount } from '@stayfront/contract/desk/account';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { classes } from '@stayfront/ui/parts/classes.ts';
import { ShieldQuestionMark } from 'lucide-react';
import { useWhen } from '../../features/reservation/use-when.ts';

interface AskedCardProps {
  request: NonNullable<DeskAccount['cardRequest']>;
  onWithdraw: (() => void) | undefined;
}

/** A card that the guest was asked for by the link and has not given yet. */
export function AskedCard({ request, onWithdraw }: AskedCardProps) {
  const { t } = useLingui();
  const when = useWhen();
  const { dueOn, isOverdue, isRefused, at, by } = request;
  const due = dueOn === null ? '' : when.day(dueOn);
  return (
    <li className={classes((isOverdue || isRefused) && 'is-warn')}>
      <ShieldQuestionMark className="ic" aria-hidden />
      <span>
        <b>
          {dueOn === null ? (
            <Trans>The rooms wait for a card by link</Trans>
          ) : isOverdue ? (
            <Trans>Card asked for by link until {due}, not given</Trans>
          ) : (
            <Trans>Card asked for by link until {due}</Trans>
          )}
        </b>
        <small>{[when.full(at), t`by ${by}`].join(' · ')}</small>
        {isRefused && (
          <small className="money-box__why">
            <Trans>The bank has turned down a card. The guest can give another one.</Trans>
          </small>
        )}
        {onWithdraw && (
          <Button kind="quiet" onClick={onWithdraw}>
            <Trans comment="Ask a guest no longer for an amount">Withdraw</Trans>
          </Button>
        )}
      </span>
    </li>
  );
}
