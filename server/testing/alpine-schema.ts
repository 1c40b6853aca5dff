import { RelaxNGValidator, XmlDocument } from 'libxml2-wasm';
import { reservation } from './alpine-bookings-schema.ts';
import { ratePlan } from './alpine-rates-schema.ts';
import {
  all,
  optional,
  many,
  any,
  either,
  form,
  oneOf,
  text,
  positive,
  instant,
  hotelCode,
  at,
  el,
  type Pattern,
} from './relax-ng.ts';

// What AlpineBits lets a server send: bookings, base rates, answers, with the order of elements, attributes and forms of
// values. Written down by our own hand out of what is known of the standard's schemas.

const wanted = form('ALPINEBITS_SEND_(HANDSHAKE|FREEROOMS|RATEPLANS|INVENTORY)');
const errors = el(
  'Errors',
  many(el('Error', at({ Type: oneOf(11, 13) }, { Code: positive, Status: wanted }), '<text/>')),
);
const warnings = el(
  'Warnings',
  many(el('Warning', at({ Type: positive }, { RecordID: text, Status: form('\\S+') }), '<text/>')),
);
const success = all(el('Success'), optional(warnings));
/** An answer to a status update says of which booking it speaks. */
const aboutBookings = el(
  'Warnings',
  many(el('Warning', at({ Type: positive, Code: positive, RecordID: text }), '<text/>')),
);
const root = (name: string, ...inside: readonly Pattern[]): Pattern =>
  el(name, at({ Version: text }, { TimeStamp: instant }), ...inside);

const answers = [
  'OTA_HotelAvailNotifRS',
  'OTA_HotelInvCountNotifRS',
  'OTA_HotelDescriptiveContentNotifRS',
  'OTA_HotelRatePlanNotifRS',
  'OTA_NotifReportRS',
];

const schemaOf = (isNew: boolean): string =>
  `<grammar xmlns="http://relaxng.org/ns/structure/1.0" ns="http://www.opentravel.org/OTA/2003/05"
     datatypeLibrary="http://www.w3.org/2001/XMLSchema-datatypes"><start>${either(
       ...answers.map((name) => root(name, either(errors, success))),
       root('OTA_ResRetrieveRS', either(errors, all(success, el('ReservationsList', any(reservation(isNew)))))),
       root('OTA_HotelResNotifRQ', el('HotelReservations', reservation(isNew))),
       root(
         'OTA_HotelResNotifRS',
         either(
           errors,
           all(
             el('Success'),
             optional(aboutBookings),
             optional(
               el(
                 'HotelReservations',
                 any(el('HotelReservation', el('UniqueID', at({ Type: oneOf(14, 15), ID: text })))),
               ),
             ),
           ),
         ),
       ),
       root(
         'OTA_HotelRatePlanRS',
         either(errors, all(success, el('RatePlans', at({}, { HotelCode: hotelCode }), many(ratePlan)))),
       ),
     )}</start></grammar>`;

const validators = new Map<boolean, RelaxNGValidator>();

function validatorOf(isNew: boolean): RelaxNGValidator {
  const there = validators.get(isNew) ?? RelaxNGValidator.fromDoc(XmlDocument.fromString(schemaOf(isNew)));
  validators.set(isNew, there);
  return there;
}

/** What is wrong with a message that is sent; empty where the standard lets it pass. Since 2024-10 more is said. */
export function faultsOfSent(xml: string, version: string): string[] {
  const document = XmlDocument.fromString(xml);
  try {
    validatorOf(version >= '2024-10').validate(document);
    return [];
  } catch (error) {
    const details = error instanceof Error && 'details' in error ? (error.details as { message: string }[]) : [];
    return details.length > 0 ? details.map(({ message }) => message.trim()) : [String(error)];
  } finally {
    document.dispose();
  }
}
