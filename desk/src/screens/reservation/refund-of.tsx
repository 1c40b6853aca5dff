import { Trans } from '@lingui/react/macro';
import type { DeskAccount } from '@stayfront/contract/desk/account';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { Radio } from '@stayfront/ui/parts/radio.tsx';
import { useId } from 'react';
import { useDesk } from '../../app/page/desk-context.tsx';
import { cardName } from '../../features/reservation/card-name.ts';
import { useWhen } from '../../features/reservation/use-when.ts';
import { refundableCharges } from './refund-wish.ts';

interface RefundOfProps {
  account: DeskAccount;
  /** Empty: the newest first. */
  of: string;
  onChoose: (of: string) => void;
}

/** Of which charge it goes back. Of a single one nobody is asked. */
export function RefundOf({ account, of, onChoose }: RefundOfProps) {
  const { language } = useDesk();
  const when = useWhen();
  const name = useId();
  const charges = refundableCharges(account);
  const money = (minor: number): string => formatMoney(language, minor, account.currency);
  if (charges.length < 2) return null;
  return (
    <fieldset className="cancel-fee">
      <legend className="sr">
        <Trans>Of which payment?</Trans>
      </legend>
      <Radio
        className="cancel-fee__choice"
        name={name}
        value=""
        isChecked={of === ''}
        onChange={onChoose}
        label={
          <>
            <b>
              <Trans>The newest first</Trans>
            </b>
            <small>
              <Trans>Then those before it, up to {money(account.refundable)}</Trans>
            </small>
          </>
        }
      />
      {charges.map(({ movementId, at, card, refundable, providerId }) => (
        <Radio
          key={movementId}
          className="cancel-fee__choice"
          name={name}
          value={movementId}
          isChecked={of === movementId}
          onChange={onChoose}
          label={
            <>
              <b>
                <Trans>Payment of {when.full(at)}</Trans>
              </b>
              <small>
                {card && `${cardName(card)} · `}
                <Trans>up to {money(refundable)}</Trans>
                {providerId && <i className="money-box__number mono"> {providerId}</i>}
              </small>
            </>
          }
        />
      ))}
    </fieldset>
  );
}
