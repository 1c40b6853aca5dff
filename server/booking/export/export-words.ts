import type { DeskState } from '@stayfront/rules/booking/desk-state';
import type { Source } from '@stayfront/rules/channel/source';
import type { MoneyKind } from '@stayfront/rules/payment/money-state';
import type { Texts } from '../../platform/texts/texts-for.ts';

type Words = {
  readonly states: Readonly<Record<DeskState, string>>;
  readonly sources: Readonly<Record<Source, string>>;
  readonly money: Readonly<Record<MoneyKind, string>>;
};

/** What the list says by codes, in words. Partners are called as they call themselves. */
export const exportWords = ({ i18n }: Texts): Words => ({
  states: {
    held: i18n._('Held'),
    discarded: i18n._('Never booked'),
    cancelled: i18n._('Cancelled'),
    'no-show': i18n._('Did not come'),
    booked: i18n._('Booked'),
    arriving: i18n._('Arrives today'),
    'in-house': i18n._('In the house'),
    leaving: i18n._('Leaves today'),
    left: i18n._('Left'),
  },
  sources: {
    'own-page': i18n._('Own page'),
    desk: i18n._('Front desk'),
    google: 'Google',
    tripadvisor: 'Tripadvisor',
    trivago: 'trivago',
    kayak: 'KAYAK',
    channel: i18n._('Another partner'),
  },
  money: {
    nothing: '',
    paid: i18n._('Paid'),
    open: i18n._('Open'),
    'card-held': i18n._('Open, card held'),
    'too-much': i18n._('Too much paid'),
  },
});
