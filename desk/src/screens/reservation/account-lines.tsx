import { Trans } from '@lingui/react/macro';
import type { DeskAccount } from '@stayfront/contract/desk/account';
import type { ReactNode } from 'react';
import { useDesk } from '../../app/page/desk-context.tsx';
import { plainAmount } from '../../features/reservation/plain-amount.ts';
import { accountLines, type AccountLine } from './account-sums.ts';

/** The sums, each with its sign: whoever adds them up comes to what is open. */
export function AccountLines({ account }: { account: DeskAccount }) {
  const { language } = useDesk();
  const words: Readonly<Record<AccountLine['name'], ReactNode>> = {
    price: <Trans>Price of the stay</Trans>,
    fees: <Trans>Fees for what was cancelled or changed</Trans>,
    localTax: <Trans>Local taxes, paid at the hotel</Trans>,
    charged: <Trans>Charged</Trans>,
    refunded: <Trans>Refunded, or on its way</Trans>,
    atHotel: <Trans>Paid at the hotel</Trans>,
    given: <Trans>Given by the house</Trans>,
    open: <Trans comment="Money that is still to be paid">Open</Trans>,
    tooMuch: <Trans>Too much received</Trans>,
    localTaxOpen: <Trans>Of it local taxes</Trans>,
  };
  return (
    <dl className="sums">
      {accountLines(account).map(({ name, amount, kind }) => (
        <div key={name} className={kind === 'sum' ? 'sums__all' : kind === 'of-it' ? 'sums__small' : undefined}>
          <dt>{words[name]}</dt>
          <dd>
            <bdi dir="ltr">{plainAmount(language, amount, account.currency)}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
