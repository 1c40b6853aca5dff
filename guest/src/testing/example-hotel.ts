import type { GuestRoom } from '@stayfront/contract/hotel';
import type { Availabilities, Product } from '@stayfront/contract/offer';
import { exampleProduct } from '@stayfront/contract/examples/example-product';
import { hotelExamples } from '@stayfront/contract/examples/hotel-examples';
import { searchExamples } from '@stayfront/contract/examples/search-examples';
import { nightCount, stayDate } from '@stayfront/rules/stay/stay-date';
import type { Call } from './example-transport.ts';

/** What the night of a room costs at its cheapest rate; every other rate costs twenty francs more than the one before. */
type RoomOf = {
  readonly id: string;
  readonly name: string;
  readonly night: number;
  readonly left: number;
  readonly amenities: readonly (readonly [number, string])[];
};

const rooms: readonly RoomOf[] = [
  {
    id: 'double',
    name: 'Double Room with Lake View',
    night: 20_000,
    left: 7,
    amenities: [
      [7, 'Balcony'],
      [5020, 'Lake view'],
    ],
  },
  { id: 'twin', name: 'Twin Room', night: 18_000, left: 5, amenities: [[7, 'Balcony']] },
  {
    id: 'junior-suite',
    name: 'Junior Suite',
    night: 30_000,
    left: 2,
    amenities: [
      [7, 'Balcony'],
      [10, 'Bathtub'],
    ],
  },
  {
    id: 'suite',
    name: 'Lake Suite',
    night: 50_000,
    left: 1,
    amenities: [
      [7, 'Balcony'],
      [10, 'Bathtub'],
      [185, 'Fireplace'],
    ],
  },
];

const rates = [
  {
    ratePlanId: 'non-refundable',
    ratePlanCode: 'NRF',
    ratePlanName: 'Non-refundable',
    guaranteeType: 'PrePay',
    isBar: false,
  },
  {
    ratePlanId: 'flexible',
    ratePlanCode: 'FLEX',
    ratePlanName: 'Flexible',
    guaranteeType: 'GuaranteeRequired',
    isBar: true,
  },
  {
    ratePlanId: 'pay-at-hotel',
    ratePlanCode: 'PAH',
    ratePlanName: 'Pay at hotel',
    guaranteeType: 'None',
    isBar: false,
  },
] as const;

const [exampleRoom] = hotelExamples.getDescriptiveInfo.answer.guestRooms;
const [examplePicture] = exampleRoom?.images ?? [];
if (!exampleRoom || !examplePicture) throw new Error('The example of a hotel has no room with a picture');

/** The contract's example with four kinds of rooms instead of one, each with five pictures. */
export const getDescriptiveInfo = {
  ...hotelExamples.getDescriptiveInfo.answer,
  guestRooms: rooms.map(({ id, name, amenities }): GuestRoom => ({
    ...exampleRoom,
    id,
    roomTypeName: name,
    description: `${name}: a calm room with an oak floor, a deep armchair at the window and a balcony that faces the mountain. The light comes over the lake in the morning and stays until the evening, and nobody walks past the door.`,
    otherLanguages: {},
    amenities: amenities.map(([roomAmenityCode, codeDetail]) => ({ roomAmenityCode, codeDetail })),
    images: Array.from({ length: 5 }, (_, place) => ({
      ...examplePicture,
      imageId: `${id}-${place}`,
      src: `/pictures/${id}-${place}.jpg`,
    })),
  })),
};

/** No two quotes are the same: the same room chosen twice is two orders. */
let quotes = 0;

/** A room at a rate for so many nights, in francs. */
export function productOf(roomId: string, ratePlanId: string, nights = 3): Product {
  const room = rooms.find(({ id }) => id === roomId);
  const step = rates.findIndex((rate) => rate.ratePlanId === ratePlanId);
  const rate = rates[step];
  if (!room || !rate) throw new Error(`The example hotel has no ${roomId} at ${ratePlanId}`);
  const nightPrices = Array.from({ length: nights }, () => room.night + 2000 * step);
  const roomPrice = nightPrices.reduce((sum, price) => sum + price, 0);
  const mandatoryServices = exampleProduct.mandatoryServices.map((service) => ({
    ...service,
    unitPrice: 600,
    vatBasisPoints: [...service.vatBasisPoints],
  }));
  const totalPrice = roomPrice + 600;
  return {
    ...exampleProduct,
    ...rate,
    productId: `${roomId}.${ratePlanId}`,
    ratePlanDescription: `${rate.ratePlanName}, as it is told at the desk.`,
    currency: 'CHF',
    nbNights: nights,
    mandatoryServices,
    nightPrices,
    nightDiscounts: [],
    roomPrice,
    totalPrice,
    totalDiscount: 0,
    averagePerNight: Math.round(totalPrice / nights),
    hotelTotalPrice: totalPrice,
    hotelRoomPrice: roomPrice,
    hotelTotalDiscount: 0,
    reference: `2~rt~${roomId}~${ratePlanId}~${quotes++}`,
  };
}

/** What the example hotel has free, and what is said where it has not. */
export function getRoomsAvailabilities({ query }: Pick<Call, 'query'>): Availabilities {
  const { checkIn, checkOut, currency = 'CHF' } = query as { checkIn: string; checkOut: string; currency?: 'CHF' };
  const nights = nightCount({ arrival: stayDate(checkIn), departure: stayDate(checkOut) });
  return {
    ...searchExamples.getRoomsAvailabilities.answer,
    checkIn,
    checkOut,
    currency,
    hotelCurrency: 'CHF',
    exchangeRate: null,
    promotion: null,
    availabilities: rooms.map(({ id, left }, place) => ({
      guestRoomId: id,
      availability: left,
      popularity: 90 - place,
      products: rates.map(({ ratePlanId }) => productOf(id, ratePlanId, nights)),
    })),
    notOffered: [],
  };
}

/** The answers of a hotel with several rooms and rates. */
export const exampleHotel = { getDescriptiveInfo, getRoomsAvailabilities } as const;

/** Rooms for three nights in June 2027. */
export const stayInJune = 'checkIn=2027-06-11&checkOut=2027-06-14';
