/** A product as a search might offer it, for the documentation. */
export const exampleProduct = {
  productId: 'double.pay-at-hotel',
  ratePlanId: 'pay-at-hotel',
  ratePlanCode: 'PAH',
  ratePlanName: 'Pay at hotel',
  ratePlanDescription: 'Nothing to pay now and no card to enter. Settle at the desk.',
  guaranteeType: 'None',
  isBookable: true,
  isBar: false,
  hasServices: true,
  hotelPackageId: null,
  currency: 'EUR',
  nbNights: 3,
  totalPrice: 61578,
  totalDiscount: 6158,
  averagePerNight: 18473,
  totalVat: 2029,
  totalLocalTax: 2662,
  nightPrices: [19857, 21864, 19857],
  nightDiscounts: [1986, 2186, 1986],
  hotelTotalPrice: 58300,
  hotelTotalDiscount: 5830,
  cancellationConditions: { condition: 'free', freeUntil: '2027-06-10T16:00:00.000Z' },
  cancellationPolicyText:
    'Free cancellation until 10 June 2027, 18:00 (time at the hotel). Cancelling later costs the price of the first night.',
  reference: '2~rt~double~pay-at-hotel~…',
} as const;

export const exampleDearer = {
  guestRoomId: 'double',
  roomTypeName: 'Double Room with Lake View',
  difference: 5400,
  differencePerNight: 1800,
  product: exampleProduct,
} as const;
