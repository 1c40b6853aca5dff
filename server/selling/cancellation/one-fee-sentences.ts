import type { CancellationFee } from '@stayfront/rules/cancellation/policy';
import { keepsAll } from '@stayfront/rules/cancellation/policy';
import type { CurrencyCode } from '@stayfront/rules/currency/currencies';
import { percentIn } from '@stayfront/rules/language/percent-in';
import type { Texts } from '../../platform/texts/texts-for.ts';
import { writeAmount } from '../../platform/texts/write-amount.ts';

/** The one fee of a policy, after the sentence that says until when cancelling is free. */
export function onlyFee({ i18n, language }: Texts, fee: CancellationFee, currency: CurrencyCode): string {
  switch (fee.kind) {
    case 'nights':
      return i18n._(
        'Cancelling later costs {nights, plural, one {the price of the first night} other {the price of the first # nights}}.',
        { nights: fee.nights },
      );
    case 'percent':
      return keepsAll(fee)
        ? i18n._('Cancelling later costs the whole price of the stay.')
        : i18n._('Cancelling later costs {percent} of the price of the stay.', {
            percent: percentIn(language, fee.basisPoints / 100),
          });
    case 'fixed':
      return i18n._('Cancelling later costs {amount}.', { amount: writeAmount(language, fee.minor, currency) });
  }
}

/** A fee that holds already, and goes on to. */
export function feeNow({ i18n, language }: Texts, fee: CancellationFee, currency: CurrencyCode): string {
  switch (fee.kind) {
    case 'nights':
      return i18n._(
        'Cancelling costs {nights, plural, one {the price of the first night} other {the price of the first # nights}}.',
        { nights: fee.nights },
      );
    case 'percent':
      return keepsAll(fee)
        ? i18n._('Non-refundable: cancelling costs the whole price of the stay.')
        : i18n._('Cancelling costs {percent} of the price of the stay.', {
            percent: percentIn(language, fee.basisPoints / 100),
          });
    case 'fixed':
      return i18n._('Cancelling costs {amount}.', { amount: writeAmount(language, fee.minor, currency) });
  }
}
