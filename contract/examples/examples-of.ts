import { archiveExamples } from './archive-examples.ts';
import { bookingExamples } from './booking-examples.ts';
import { channelExamples } from './channel-examples.ts';
import { connectionExamples } from './connection-examples.ts';
import { changeExamples } from './change-examples.ts';
import { demandExamples } from './demand-examples.ts';
import { deskBookingExamples } from './desk-booking-examples.ts';
import { deskChangeExamples } from './desk-change-examples.ts';
import { deskCalendarExamples } from './desk-calendar-examples.ts';
import { deskExamples } from './desk-examples.ts';
import { deskMoneyExamples } from './desk-money-examples.ts';
import type { Examples } from './examples.ts';
import { feedExamples } from './feed-examples.ts';
import { googleExamples } from './google-examples.ts';
import { hotelExamples } from './hotel-examples.ts';
import { houseExamples } from './house-examples.ts';
import { importExamples } from './import-examples.ts';
import { reportExamples } from './report-examples.ts';
import { listingExamples } from './listing-examples.ts';
import { managementExamples } from './management-examples.ts';
import { operatorExamples } from './operator-examples.ts';
import { paperExamples } from './paper-examples.ts';
import { peopleExamples } from './people-examples.ts';
import { searchExamples } from './search-examples.ts';
import { setUpExamples } from './set-up-examples.ts';
import { systemExamples } from './system-examples.ts';
import { statementExamples } from './statement-examples.ts';
import { todayExamples } from './today-examples.ts';
import { waitingExamples } from './waiting-examples.ts';

const all: Readonly<Record<string, Examples>> = {
  ...hotelExamples,
  ...feedExamples,
  ...googleExamples,
  ...searchExamples,
  ...bookingExamples,
  ...changeExamples,
  ...operatorExamples,
  ...deskExamples,
  ...statementExamples,
  ...todayExamples,
  ...demandExamples,
  ...listingExamples,
  ...reportExamples,
  ...deskBookingExamples,
  ...deskCalendarExamples,
  ...houseExamples,
  ...deskChangeExamples,
  ...deskMoneyExamples,
  ...paperExamples,
  ...managementExamples,
  ...channelExamples,
  ...peopleExamples,
  ...connectionExamples,
  ...systemExamples,
  ...setUpExamples,
  ...importExamples,
  ...archiveExamples,
  ...waitingExamples,
};

/** Kept apart from the routes: these travel to every guest's browser. */
export const examplesOf = (operationId: string): Examples | undefined => all[operationId];
