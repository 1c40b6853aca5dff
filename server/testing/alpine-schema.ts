import { XsdValidator, XmlDocument } from 'libxml2-wasm';
import { otaNamespace } from '@stayfront/rules/alpinebits/read-parts';
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
  anyText,
  something,
  el,
  type Part,
} from './xsd-parts.ts';

// What AlpineBits lets a server send: bookings, base rates, answers, with the order of elements, attributes and forms of
// values. Written down by our own hand out of what is known of the standard's schemas.

const wanted = form('ALPINEBITS_SEND_(HANDSHAKE|FREEROOMS|RATEPLANS|INVENTORY)');
const errors = el(
  'Errors',
  many(el('Error', at({ Type: oneOf(11, 13) }, { Code: positive, Status: wanted }), anyText)),
);
const warnings = el(
  'Warnings',
  many(el('Warning', at({ Type: positive }, { RecordID: text, Status: form('\\S+') }), anyText)),
);
const success = all(el('Success'), optional(warnings));
/** An answer to a status update says of which booking it speaks. */
const aboutBookings = el(
  'Warnings',
  many(el('Warning', at({ Type: positive, Code: positive, RecordID: text }), anyText)),
);
const root = (name: string, ...inside: readonly Part[]): Part =>
  el(name, at({ Version: text }, { TimeStamp: instant }), ...inside);

const accepted = el(
  'HotelReservations',
  any(el('HotelReservation', el('UniqueID', at({ Type: oneOf(14, 15), ID: text })))),
);
const plans = el('RatePlans', at({}, { HotelCode: hotelCode }), many(ratePlan));

const answers = [
  'OTA_HotelAvailNotifRS',
  'OTA_HotelInvCountNotifRS',
  'OTA_HotelDescriptiveContentNotifRS',
  'OTA_HotelRatePlanNotifRS',
  'OTA_NotifReportRS',
];

const schemaOf = (isNew: boolean): string =>
  `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns="${otaNamespace}" targetNamespace="${otaNamespace}"
     elementFormDefault="qualified">${something}${
       all(
         ...answers.map((name) => root(name, either(errors, success))),
         root('OTA_ResRetrieveRS', either(errors, all(success, el('ReservationsList', any(reservation(isNew)))))),
         root('OTA_HotelResNotifRQ', el('HotelReservations', reservation(isNew))),
         root('OTA_HotelResNotifRS', either(errors, all(el('Success'), optional(aboutBookings), optional(accepted)))),
         root('OTA_HotelRatePlanRS', either(errors, all(success, plans))),
       ).children
     }</xs:schema>`;

const validators = new Map<boolean, XsdValidator>();

function validatorOf(isNew: boolean): XsdValidator {
  const there = validators.get(isNew) ?? XsdValidator.fromDoc(XmlDocument.fromString(schemaOf(isNew)));
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

/** Whatever is sent is as the standard wants it; a handshake says what its own test says. */
export function checkSent(xml: string, version: string): void {
  if (!xml.startsWith('<?xml') || xml.includes('<OTA_PingRS')) return;
  const faults = faultsOfSent(xml, version);
  if (faults.length > 0) throw new Error(`${faults.join('\n')}\n${xml}`);
}
