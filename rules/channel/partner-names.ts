/** Partners that can be told of the bookings they bring. */
export const partnerNames = ['tripadvisor', 'trivago', 'kayak', 'google'] as const;
