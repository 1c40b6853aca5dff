import { useLingui } from '@lingui/react/macro';
import type { DescriptiveInfo } from '@stayfront/contract/hotel';

export type CardCode = DescriptiveInfo['acceptedPaymentCards'][number];

/** What the cards are called whose marks are shown. */
export function useCardNames(): Readonly<Record<CardCode, string>> {
  const { t } = useLingui();
  return {
    AX: 'American Express',
    BC: t`Bank Card`,
    BL: t`Carte Bleue`,
    CB: t`Carte Blanche`,
    DN: 'Diners Club',
    DS: 'Discover',
    EC: 'Eurocard',
    JC: 'JCB',
    MA: 'Maestro',
    MC: 'Mastercard',
    TP: 'UATP',
    VI: 'Visa',
  };
}
