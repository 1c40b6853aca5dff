import { exampleReservation } from '@stayfront/contract/examples/example-reservation';
import { hotelExamples } from '@stayfront/contract/examples/hotel-examples';
import { DescriptiveInfo, HotelConfig } from '@stayfront/contract/hotel';
import { Reservation } from '@stayfront/contract/reservation';
import type { CancellationPolicy } from '@stayfront/rules/cancellation/policy';
import { money } from '@stayfront/rules/money';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import type { GuestMail } from '../followers/message/compose-confirmation.ts';
import type { Texts } from '../platform/texts/texts-for.ts';
import { writeBoundPolicy } from '../selling/cancellation/write-bound-policy.ts';
import { policyText, writeCancellationPolicy } from '../selling/cancellation/write-cancellation-policy.ts';

/** What houses and guests call themselves and each other. */
export type Names = {
  readonly hotel: string;
  readonly room: string;
  readonly givenName: string;
  readonly surname: string;
};
type SampleBooking = GuestMail & { readonly payLink: string; readonly cardLink: string };

const now = Date.parse('2027-06-01T12:00:00Z');
const policies: readonly CancellationPolicy[] = [
  { freeUntil: { daysBefore: 2, hour: 18 }, fee: { kind: 'nights', nights: 2 } },
  { freeUntil: { daysBefore: 5, hour: 9 }, fee: { kind: 'percent', basisPoints: 5_050 } },
  { freeUntil: null, fee: { kind: 'fixed', minor: 4_500 } },
  {
    freeUntil: { daysBefore: 6, hour: 18 },
    fee: { kind: 'fixed', minor: 900 },
    steps: [
      { after: { daysBefore: 5, hour: 18 }, fee: { kind: 'percent', basisPoints: 2_050 } },
      { after: { daysBefore: 4, hour: 9 }, fee: { kind: 'nights', nights: 1 } },
      { after: { daysBefore: 3, hour: 9 }, fee: { kind: 'nights', nights: 2 } },
      { after: { daysBefore: 2, hour: 9 }, fee: { kind: 'percent', basisPoints: 10_000 } },
    ],
    noShow: { kind: 'percent', basisPoints: 10_000 },
  },
];
/** Two nights, of which each fee comes to another amount. */
const nightPrices = [money(1_100, 'USD'), money(2_200, 'USD')];

/** A booking that has everything a letter can tell of, paid in dollars at a house that counts in pounds. */
export function sampleBooking(texts: Texts, { hotel, room, givenName, surname }: Names): SampleBooking {
  const config = HotelConfig.parse(hotelExamples.getConfig.answer);
  const described = DescriptiveInfo.parse(hotelExamples.getDescriptiveInfo.answer);
  const example = Reservation.parse(exampleReservation);
  const link = `https://book.example/1003/reservation/${example.reservationId}?t=0`;
  const roomStays = policies.flatMap((policy, roomStayIndex) =>
    example.roomStays.map((stay) => {
      const arrival = stayDate(stay.startDate);
      const { timeZone } = described;
      const priced = { arrival, nightPrices, total: money(3_300, 'USD') };
      const asked = { policy, arrival, timeZone, currency: 'USD', now, priced } as const;
      const text = policyText(writeCancellationPolicy(texts, asked));
      return {
        ...stay,
        roomStayIndex,
        roomTypeName: room,
        ratePlanName: '1+1',
        nbAdults: 2,
        nbChildren: 1,
        nbInfants: 1,
        ages: [7, roomStayIndex],
        totalDiscount: 1_250,
        promotionCode: roomStayIndex === 0 ? '25' : null,
        services: [{ serviceId: 'x', name: '3×3', quantity: 2, unitPrice: 100, totalPrice: 200 }],
        taxes: [
          {
            taxId: 'city',
            taxType: 'local',
            taxDescription: '4/4',
            taxAmount: 350,
            taxPercentage: 0,
            taxCurrency: 'USD',
            isIncluded: false,
          },
        ],
        cancellationPolicyText:
          roomStayIndex === 2 ? writeBoundPolicy(texts, { leastFee: 900, currency: 'GBP', text }) : text,
      };
    }),
  );
  return {
    config,
    info: {
      ...described,
      hotelName: hotel,
      address: { ...described.address, addressLine: '7', cityName: '8.8', countryName: '9.9' },
      contact: { phone: '+41 41 555 01 20', email: '1@2.example' },
    },
    reservation: Reservation.parse({
      ...example,
      currency: 'USD',
      payableNow: 10_000,
      hotelPayableNow: 8_000,
      vat: [
        { percentage: 3.8, amount: 900, hotelAmount: 700 },
        { percentage: null, amount: 90, hotelAmount: 70 },
      ],
      guaranteeCard: { brand: null, suffix: '1111' },
      refundCard: { brand: null, suffix: '1111' },
      guestInfo: { ...example.guestInfo, givenName, surname, businessTravel: true, specialRequest: '5 + 5' },
      roomStays,
    }),
    link,
    payLink: `${link}&pay=1`,
    cardLink: `${link}&card=1`,
    files: { pdf: `${link}&pdf=1`, ics: `${link}&ics=1` },
  };
}
