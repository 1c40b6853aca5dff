import { decimalsOf, type CurrencyCode } from '../currency/currencies.ts';
import type { Guests } from '../stay/guests.ts';
import { addDays, type StayDate } from '../stay/stay-date.ts';
import { el, type XmlPart } from '../xml/write-xml.ts';
import { otaMessage, type Stamp } from './envelope.ts';
import type { KnownCodes } from './known-codes.ts';

export type ResStatus = 'Commit' | 'Modify' | 'Cancel';

/** One room of a reservation, as it is told. Amounts are minor units of the hotel's currency. */
export type ToldRoom = {
  readonly roomId: string;
  readonly roomName: string;
  readonly ratePlanId: string;
  readonly ratePlanName: string;
  readonly arrival: StayDate;
  readonly departure: StayDate;
  readonly guests: Guests;
  /** What each night costs, discounts taken off. */
  readonly nights: readonly number[];
  readonly services: readonly {
    readonly id: string;
    readonly name: string;
    readonly quantity: number;
    readonly minor: number;
  }[];
  readonly total: number;
};

type ToldGuest = {
  readonly givenName: string;
  readonly surname: string;
  readonly email: string;
  readonly phone: string;
  readonly specialRequest: string;
  readonly address?:
    | {
        readonly addressLine: string;
        readonly postalCode: string;
        readonly city: string;
        readonly state?: string | undefined;
        readonly country: string;
      }
    | undefined;
};

export type ToldReservation = {
  readonly reservationId: string;
  readonly createdAt: string;
  readonly changedAt: string;
  readonly hotelCode: string;
  readonly currency: CurrencyCode;
  readonly language: string;
  /** Null once the guest's data was erased. */
  readonly guest: ToldGuest | null;
  readonly rooms: readonly ToldRoom[];
  /** Who we are to the other side. */
  readonly channel: { readonly code: string; readonly name: string };
};

/** One reservation in one message: all of it is taken or nothing. */
export function composeReservation(
  reservation: ToldReservation,
  status: ResStatus,
  codes: KnownCodes,
  stamp: Stamp,
): XmlPart {
  const { reservationId, rooms, channel, currency, hotelCode } = reservation;
  const total = rooms.reduce((sum, room) => sum + room.total, 0);
  return otaMessage(
    'OTA_HotelResNotifRQ',
    stamp,
    { ResStatus: status },
    el(
      'POS',
      {},
      el(
        'Source',
        {},
        el('RequestorID', { Type: '22', ID: channel.code }),
        el('BookingChannel', { Primary: 'true', Type: '7' }, el('CompanyName', { Code: channel.code }, channel.name)),
      ),
    ),
    el(
      'HotelReservations',
      {},
      el(
        'HotelReservation',
        { CreateDateTime: reservation.createdAt, LastModifyDateTime: reservation.changedAt },
        el('UniqueID', { Type: '14', ID: reservationId }),
        el(
          'RoomStays',
          {},
          rooms.map((room, i) => composeRoom(room, i, reservation, codes)),
        ),
        composeServices(reservation),
        el('ResGuests', {}, composeGuest(reservation)),
        el(
          'ResGlobalInfo',
          {},
          el('HotelReservationIDs', {}, el('HotelReservationID', { ResID_Type: '14', ResID_Value: reservationId })),
          el('Total', { AmountAfterTax: writeMinor(total, currency), CurrencyCode: currency }),
          el('BasicPropertyInfo', { HotelCode: hotelCode }),
        ),
      ),
    ),
  );
}

function composeRoom(room: ToldRoom, i: number, reservation: ToldReservation, codes: KnownCodes): XmlPart {
  const { currency, hotelCode, guest } = reservation;
  const of = { RoomTypeCode: codes.codeOfRoom(room.roomId), RatePlanCode: codes.codeOfRatePlan(room.ratePlanId) };
  const span = { EffectiveDate: room.arrival, ExpireDate: room.departure };
  const amount = (minor: number): Record<string, string> => ({
    AmountAfterTax: writeMinor(minor, currency),
    CurrencyCode: currency,
  });
  return el(
    'RoomStay',
    { IndexNumber: i + 1 },
    el(
      'RoomTypes',
      {},
      el(
        'RoomType',
        { RoomTypeCode: of.RoomTypeCode, NumberOfUnits: '1' },
        el('RoomDescription', { Name: room.roomName }),
      ),
    ),
    el(
      'RatePlans',
      {},
      el(
        'RatePlan',
        { RatePlanCode: of.RatePlanCode, ...span },
        el('RatePlanDescription', { Name: room.ratePlanName }),
      ),
    ),
    el(
      'RoomRates',
      {},
      el(
        'RoomRate',
        { ...of, NumberOfUnits: '1' },
        el(
          'Rates',
          {},
          room.nights.map((minor, night) =>
            el(
              'Rate',
              {
                UnitMultiplier: '1',
                RateTimeUnit: 'Day',
                EffectiveDate: addDays(room.arrival, night),
                ExpireDate: addDays(room.arrival, night + 1),
              },
              el('Base', amount(minor)),
            ),
          ),
        ),
      ),
    ),
    el('GuestCounts', {}, composeGuests(room.guests)),
    el('TimeSpan', { Start: room.arrival, End: room.departure }),
    el('Total', amount(room.total)),
    el('BasicPropertyInfo', { HotelCode: hotelCode }),
    el('ResGuestRPHs', {}, el('ResGuestRPH', { RPH: '1' })),
    guest && guest.specialRequest !== '' && i === 0
      ? el('Comments', {}, el('Comment', { GuestViewable: '1' }, el('Text', {}, guest.specialRequest)))
      : null,
    room.services.length === 0
      ? null
      : el(
          'ServiceRPHs',
          {},
          room.services.map((_, place) => el('ServiceRPH', { RPH: firstServiceOf(reservation, i) + place })),
        ),
  );
}

/** Services stand behind all rooms, and are numbered through. */
const firstServiceOf = ({ rooms }: ToldReservation, i: number): number =>
  1 + rooms.slice(0, i).reduce((sum, { services }) => sum + services.length, 0);

function composeServices({ rooms, currency }: ToldReservation): XmlPart | null {
  const services = rooms.flatMap((room) => room.services);
  if (services.length === 0) return null;
  return el(
    'Services',
    {},
    services.map(({ id, name, quantity, minor }, i) =>
      el(
        'Service',
        { ServiceRPH: i + 1, ServiceInventoryCode: id, Quantity: quantity, Inclusive: minor === 0 },
        el('Price', {}, el('Base', { AmountAfterTax: writeMinor(minor, currency), CurrencyCode: currency })),
        el('ServiceDetails', {}, el('ServiceDescription', { Name: name })),
      ),
    ),
  );
}

/** Who is of one age counts together. Where nobody told how old a child is, its age is left out. */
function composeGuests({ adults, children, infants, ages }: Guests): XmlPart[] {
  const counts: XmlPart[] = [];
  const add = (code: string, count: number, age?: number): void =>
    void (count > 0 && counts.push(el('GuestCount', { AgeQualifyingCode: code, Count: count, Age: age })));
  add('10', adults);
  const [ofChildren, ofInfants] = [ages?.slice(0, children), ages?.slice(children)];
  const addAged = (code: string, count: number, known: readonly number[] | undefined): void => {
    if (!known || known.length !== count) return add(code, count);
    for (const age of [...new Set(known)].toSorted((a, b) => a - b))
      add(code, known.filter((one) => one === age).length, age);
  };
  addAged('8', children, ofChildren);
  addAged('7', infants, ofInfants);
  return counts;
}

function composeGuest({ guest, language }: ToldReservation): XmlPart {
  const { address } = guest ?? {};
  return el(
    'ResGuest',
    { ResGuestRPH: '1', PrimaryIndicator: 'true' },
    el(
      'Profiles',
      {},
      el(
        'ProfileInfo',
        {},
        el(
          'Profile',
          { ProfileType: '1' },
          el(
            'Customer',
            { Language: language },
            el('PersonName', {}, el('GivenName', {}, guest?.givenName ?? ''), el('Surname', {}, guest?.surname ?? '-')),
            guest && el('Telephone', { PhoneNumber: guest.phone }),
            guest && el('Email', {}, guest.email),
            address &&
              el(
                'Address',
                {},
                el('AddressLine', {}, address.addressLine),
                el('CityName', {}, address.city),
                el('PostalCode', {}, address.postalCode),
                address.state === undefined ? null : el('StateProv', {}, address.state),
                el('CountryName', { Code: address.country }),
              ),
          ),
        ),
      ),
    ),
  );
}

/** 17650 Rappen as 176.50, as machines read it. */
export function writeMinor(minor: number, currency: CurrencyCode): string {
  const decimals = decimalsOf(currency);
  if (decimals === 0) return String(minor);
  const digits = String(Math.abs(minor)).padStart(decimals + 1, '0');
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
