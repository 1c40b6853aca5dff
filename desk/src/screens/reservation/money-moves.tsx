import { Trans, useLingui } from '@lingui/react/macro';
import type { DeskAccount, Movement } from '@stayfront/contract/desk/account';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { classes } from '@stayfront/ui/parts/classes.ts';
import { Banknote, CreditCard, Gift, Link2, ShieldCheck, Undo2, type LucideIcon } from 'lucide-react';
import { useDesk, useMay } from '../../app/page/desk-context.tsx';
import { plainAmount } from '../../features/reservation/plain-amount.ts';
import { useWhen } from '../../features/reservation/use-when.ts';
import { AskedCard } from './asked-card.tsx';
import { useMoveWords } from './use-move-words.ts';

const icons: Readonly<Record<Movement['kind'], LucideIcon>> = {
  charge: CreditCard,
  refund: Undo2,
  card: ShieldCheck,
  'at-hotel': Banknote,
  'taken-back': Undo2,
  given: Gift,
};

interface MoneyMovesProps {
  account: DeskAccount;
  onTakeBack: (move: Movement) => void;
  onWithdraw: () => void;
  onWithdrawCard: () => void;
}

/** All that moved, the newest first, and what the guest was asked for by the link and has not paid or given yet. */
export function MoneyMoves({ account, onTakeBack, onWithdraw, onWithdrawCard }: MoneyMovesProps) {
  const mayAct = useMay('front-desk');
  const { movements, request, cardRequest } = account;
  if (movements.length === 0 && !request && !cardRequest) return null;
  return (
    <ul className="money-box__moves">
      {cardRequest && <AskedCard request={cardRequest} onWithdraw={mayAct ? onWithdrawCard : undefined} />}
      {request && <Asked account={account} request={request} onWithdraw={mayAct ? onWithdraw : undefined} />}
      {movements.map((move) => (
        <Move
          key={move.movementId}
          move={move}
          currency={account.currency}
          onTakeBack={mayAct && move.kind === 'at-hotel' && !move.isTakenBack ? onTakeBack : undefined}
        />
      ))}
    </ul>
  );
}

interface MoveProps {
  move: Movement;
  currency: DeskAccount['currency'];
  onTakeBack: ((move: Movement) => void) | undefined;
}

function Move({ move, currency, onTakeBack }: MoveProps) {
  const { language } = useDesk();
  const { name, facts, why, tone } = useMoveWords()(move);
  const { kind, state, amount, isTakenBack, providerId } = move;
  const Icon = icons[kind];
  const isMinus = kind === 'refund' || kind === 'taken-back';
  const isQuiet = kind === 'card' || kind === 'given' || state === 'failed' || isTakenBack;
  return (
    <li className={classes(tone && `is-${tone}`)}>
      <Icon className="ic" aria-hidden />
      <span>
        <b>{name}</b>
        <small>{facts.join(' · ')}</small>
        {why && <small className="money-box__why">{why}</small>}
        {providerId && (
          <small className="money-box__number mono" dir="ltr">
            {providerId}
          </small>
        )}
        {onTakeBack && (
          <Button kind="quiet" onClick={() => onTakeBack(move)}>
            <Trans>Take back</Trans>
          </Button>
        )}
      </span>
      <b className={classes(isQuiet && 'is-quiet')}>
        <bdi dir="ltr">{plainAmount(language, isMinus ? -amount : amount, currency)}</bdi>
      </b>
    </li>
  );
}

interface AskedProps {
  account: DeskAccount;
  request: NonNullable<DeskAccount['request']>;
  onWithdraw: (() => void) | undefined;
}

function Asked({ account, request, onWithdraw }: AskedProps) {
  const { t } = useLingui();
  const { language } = useDesk();
  const when = useWhen();
  const { amount, at, by, dueOn, isOverdue, isPayable } = request;
  const due = when.day(dueOn);
  return (
    <li className={classes(isOverdue && 'is-warn')}>
      <Link2 className="ic" aria-hidden />
      <span>
        <b>
          {isOverdue ? <Trans>Asked by link until {due}, not paid</Trans> : <Trans>Asked by link until {due}</Trans>}
        </b>
        <small>{[when.full(at), t`by ${by}`].join(' · ')}</small>
        {!isPayable && (
          <small className="money-box__why">
            <Trans>Less than that is open: the link asks for nothing now.</Trans>
          </small>
        )}
        {onWithdraw && (
          <Button kind="quiet" onClick={onWithdraw}>
            <Trans comment="Ask a guest no longer for an amount">Withdraw</Trans>
          </Button>
        )}
      </span>
      <b className="is-quiet">{plainAmount(language, amount, account.currency)}</b>
    </li>
  );
}
