import type { Examples } from './examples.ts';
import { exampleProduct } from './example-product.ts';

const exampleDearer = {
  guestRoomId: 'double',
  roomTypeName: 'Double Room with Lake View',
  difference: 5400,
  differencePerNight: 1800,
  product: exampleProduct,
};

/** Of what is taken off it, a part by an offer that needs no code. */
const withOffer = {
  ...exampleProduct,
  offers: [{ offerId: 'early-booking', name: 'Early booking', totalDiscount: 3079 }],
};

/** In the price of the package, for two guests. */
const includedServices = [
  { serviceId: 'lakeside-sauna', name: 'Lakeside sauna', image: null, pricingType: 'Per person', totalQuantity: 2 },
];

/** A package is sold whole: nothing is mandatory beside it. */
const inPackage = {
  ...exampleProduct,
  hasServices: false,
  hotelPackageId: 'lake-and-sauna',
  totalPrice: 61578,
  mandatoryServices: [],
  averagePerNight: 18473,
  hotelTotalPrice: 58300,
  includedServices,
};

export const searchExamples = {
  submitSearchInfo: {
    body: {
      sessionId: 'Abcdefgh12345678',
      checkIn: '2027-06-11',
      checkOut: '2027-06-14',
      rooms: [{ nbAdults: 2, nbChildren: 0, nbInfants: 0 }],
      promoCode: 'WELCOME10',
      channelParameters: { channelId: 344, refid: 'summer-campaign' },
    },
    answer: { isKept: true },
  },
  reportFailure: {
    body: {
      kind: 'failure',
      name: 'TypeError',
      message: 'Cannot read properties of undefined (reading "products")',
      stack: 'at RoomList (assets/results-Dv7NWe.js:1:2345)',
      path: '/1001/room/double',
      lang: 'de',
    },
    answer: { isTaken: true },
  },
  getRoomsAvailabilities: {
    query: {
      checkIn: '2027-06-11',
      checkOut: '2027-06-14',
      nbAdults: 2,
      currency: 'EUR',
      promoCode: 'WELCOME10',
      chosen: 'double.2027-06-11.2027-06-14',
      lang: 'en',
    },
    answer: {
      checkIn: '2027-06-11',
      checkOut: '2027-06-14',
      currency: 'EUR',
      hotelCurrency: 'CHF',
      exchangeRate: { rate: 1.056223997, date: '2027-06-01' },
      promotion: { code: 'WELCOME10', name: 'Welcome: 10 % off', leastNights: null, problem: null },
      validUntil: '2027-06-01T12:20:00.000Z',
      availabilities: [{ guestRoomId: 'double', availability: 7, popularity: 95, products: [withOffer] }],
      reasons: [],
      nearestStays: [],
      notOffered: [{ guestRoomId: 'suite', reasons: [{ code: 'arrival-weekday', weekdays: [6] }] }],
    },
  },
  getCancellationPolicies: {
    query: { start: '2027-06-11', end: '2027-06-14', roomId: 'double', ratePlanId: 'flexible', lang: 'en' },
    answer: {
      text: 'Free cancellation until 8 June 2027, 18:00 (time at the hotel). Cancelling later costs the price of the first night.',
      cancellationConditions: { condition: 'free', freeUntil: '2027-06-08T16:00:00.000Z' },
      penalties: [
        {
          until: '2027-06-08T16:00:00.000Z',
          text: 'Free cancellation until 8 June 2027, 18:00 (time at the hotel).',
          fee: null,
        },
        {
          until: null,
          text: 'Cancelling later costs the price of the first night.',
          fee: 'the price of the first night',
        },
      ],
      noShowFee: null,
    },
  },
  getOrderConditions: {
    body: { roomStays: [{ reference: '2~rt~double~flexible~…', services: [] }], lang: 'en' },
    answer: {
      roomStays: [
        {
          cancellationConditions: { condition: 'free', freeUntil: '2027-06-08T16:00:00.000Z' },
          cancellationPolicyText:
            'Free cancellation until 8 June 2027, 18:00 (time at the hotel). Cancelling later costs the price of the first night. For this stay that is CHF 189.00.',
          cancellationSteps: [
            { until: '2027-06-08T16:00:00.000Z', amount: 0, fee: null },
            { until: null, amount: 18900, fee: 'the price of the first night' },
          ],
          noShowFee: null,
        },
      ],
    },
  },
  getPackagesAvailabilities: {
    query: { checkIn: '2027-06-11', checkOut: '2027-06-14', nbAdults: 2, hotelPackageId: 'lake-and-sauna', lang: 'en' },
    answer: {
      checkIn: '2027-06-11',
      checkOut: '2027-06-14',
      currency: 'EUR',
      hotelCurrency: 'CHF',
      exchangeRate: { rate: 1.0562, date: '2027-06-01' },
      validUntil: '2027-06-01T10:20:00.000Z',
      packages: [
        {
          hotelPackageId: 'lake-and-sauna',
          name: 'Lake and Sauna Escape',
          description: 'Two nights or more with breakfast and two hours a day in the sauna.',
          images: [],
          publicPackage: true,
          showAmongResults: true,
          sort: 1,
          guaranteeType: 'None',
          ratePlanId: 'pay-at-hotel',
          conditions: { minABO: null, maxABO: null, minLOS: 2, maxLOS: 7, arrivalRestriction: null, periods: [] },
          includedServices,
          firstArrival: '2027-06-01',
          lastArrival: '2029-05-19',
          problem: null,
          firstStay: null,
          lowestPrice: 18473,
          availabilities: [
            {
              guestRoomId: 'double',
              availability: 8,
              popularity: 95,
              products: [inPackage],
            },
          ],
        },
      ],
    },
  },
  getUpgrades: {
    query: {
      checkIn: '2027-06-11',
      checkOut: '2027-06-14',
      nbAdults: 2,
      roomId: 'double',
      ratePlanCode: 'PAH',
      price: 58300,
    },
    answer: {
      currency: 'EUR',
      offers: [exampleDearer],
    },
  },
  getUpsell: {
    query: { checkIn: '2027-06-11', checkOut: '2027-06-14', nbAdults: 2, ratePlanCode: 'PAH', price: 58300 },
    answer: {
      currency: 'EUR',
      offers: [exampleDearer],
    },
  },
  getBundleData: {
    params: { hotelId: 1001, channelId: 399, sessionId: 'GoogleHotelAds01', bundleId: 'lake-weekend' },
    query: { currency: 'EUR', lang: 'en' },
    answer: {
      channelId: 399,
      bundleId: 'lake-weekend',
      currency: 'EUR',
      hotelCurrency: 'CHF',
      exchangeRate: { rate: 1.0562, date: '2027-06-01' },
      validUntil: '2027-06-01T10:20:00.000Z',
      roomStays: [
        {
          guestRoomId: 'double',
          roomTypeName: 'Double Room with Lake View',
          checkIn: '2027-06-11',
          checkOut: '2027-06-14',
          nbAdults: 2,
          nbChildren: 0,
          nbInfants: 0,
          product: exampleProduct,
          problem: null,
        },
      ],
    },
  },
  getServices: {
    body: { reference: '2~rt~double~pay-at-hotel~…', lang: 'en' },
    answer: {
      currency: 'CHF',
      ratePlanName: exampleProduct.ratePlanName,
      services: [
        {
          serviceId: 'breakfast',
          name: 'Breakfast buffet',
          description: 'Served on the terrace until eleven.',
          image: null,
          pricingType: 'Per person per night',
          mealPlanCode: null,
          currency: 'CHF',
          basePrice: 2400,
          baseDiscount: 0,
          units: 6,
          unitPrice: 14400,
          hotelUnitPrice: 14400,
          vatBasisPoints: [380],
          included: false,
          required: false,
          featured: true,
          minQuantity: 0,
          maxQuantity: 1,
          defaultQuantity: 0,
        },
      ],
    },
  },
  getReservationTaxes: {
    body: { roomStays: [{ reference: '2~rt~double~pay-at-hotel~…' }], lang: 'en' },
    answer: {
      roomStays: [
        {
          taxes: [
            {
              taxType: 'local',
              taxId: 'city-tax',
              taxDescription: 'City tax',
              taxPercentage: null,
              taxAmount: 2520,
              taxCurrency: 'CHF',
              isIncluded: false,
            },
          ],
          taxesTotalAmount: 2520,
        },
      ],
      taxesTotalAmount: 2520,
      currency: 'CHF',
    },
  },
} satisfies Record<string, Examples>;
