import type { CancellationFee } from '@stayfront/rules/cancellation/policy';
import { keepsAll } from '@stayfront/rules/cancellation/policy';
import type { CurrencyCode } from '@stayfront/rules/currency/currencies';
import { percentIn } from '@stayfront/rules/language/percent-in';
import type { Texts } from '../../platform/texts/texts-for.ts';
import { writeAmount } from '../../platform/texts/write-amount.ts';

/** A fee as it stands in a list: "20% of the price of the stay". */
export function feeWords({ i18n, language }: Texts, fee: CancellationFee, currency: CurrencyCode): string {
  switch (fee.kind) {
    case 'nights':
      return i18n._('{nights, plural, one {the price of the first night} other {the price of the first # nights}}', {
        nights: fee.nights,
      });
    case 'percent':
      return keepsAll(fee)
        ? i18n._('the whole price of the stay')
        : i18n._('{percent} of the price of the stay', { percent: percentIn(language, fee.basisPoints / 100) });
    case 'fixed':
      return writeAmount(language, fee.minor, currency);
  }
}
