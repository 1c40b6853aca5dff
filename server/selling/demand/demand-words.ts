import type { DemandReason } from '@stayfront/rules/demand/demand-reason';
import type { VisitStep } from '@stayfront/rules/visit/visit-words';
import type { Texts } from '../../platform/texts/texts-for.ts';

type Words = {
  readonly reasons: Readonly<Record<DemandReason, string>>;
  readonly steps: Readonly<Record<VisitStep, string>>;
};

/** What files about demand say by codes, in words. */
export const demandWords = ({ i18n }: Texts): Words => ({
  reasons: {
    'stay-length': i18n._('Length of stay'),
    arrival: i18n._('Closed to arrival'),
    departure: i18n._('Closed to departure'),
    closed: i18n._('Not for sale'),
    'too-soon': i18n._('Too late to book'),
    'too-far': i18n._('Too far ahead'),
    guests: i18n._('No room for so many guests'),
    'sold-out': i18n._('Sold out'),
  },
  steps: {
    search: i18n._('Searches'),
    room: i18n._('Rooms opened'),
    checkout: i18n._('Checkouts begun'),
    paid: i18n._('Paid online'),
    booked: i18n._('Booked'),
  },
});
