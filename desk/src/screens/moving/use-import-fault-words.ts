import { useLingui } from '@lingui/react/macro';
import type { ImportFaultCode, ImportNoteCode } from '@stayfront/rules/reservation-sheet/read-import-line';

/** What is wrong with a line of another system's file, or odd, in the words of a desk. */
export function useImportFaultWords() {
  const { t } = useLingui();
  const faultOf = (code: ImportFaultCode): string => {
    const words: Readonly<Record<ImportFaultCode, string>> = {
      'day.missing': t`there is no day`,
      'day.unreadable': t`this is no day that we can read`,
      'day.order': t`the departure is not after the arrival`,
      'day.far': t`this day is too far ahead`,
      'stay.long': t`the stay is longer than a year`,
      'room.missing': t`there is no room`,
      'room.unknown': t`say which room of this house it is`,
      'rate.unknown': t`say which rate of this house it is`,
      'status.unknown': t`say what this word means`,
      'status.open': t`the guest is in the house, and the departure is over`,
      'guest.missing': t`there is no name of a guest`,
      'guest.unreadable': t`this cannot stand for a guest`,
      'sum.unreadable': t`this is no amount that we can read`,
      'sum.below': t`this amount cannot be below nothing`,
      'currency.other': t`this is not the currency of this house`,
      'count.unreadable': t`this is no whole number`,
    };
    return words[code];
  };
  const noteOf = (code: ImportNoteCode): string => {
    const words: Readonly<Record<ImportNoteCode, string>> = {
      'nights.differ': t`the number of nights is not that of its days`,
      email: t`no e-mail address: it goes into the note`,
      phone: t`no telephone number: it goes into the note`,
      country: t`no country that we know: it goes into the note`,
      language: t`no language that we know`,
      'booked-on': t`no day of booking that we can read`,
      party: t`more guests than the room is for`,
      'paid.above': t`more was paid than it costs`,
    };
    return words[code];
  };
  return { faultOf, noteOf };
}
