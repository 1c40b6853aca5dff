/**
 * The number of a hotel of a journey's own, which no earlier try of it on the same server has had, and none beside it:
 * what people of the house have done there would stand in its way.
 */
export const freshHotelId = (base: number): number =>
  base * 100_000 +
  (Math.floor(Date.now() / 1_000) % 1_000) * 100 +
  (Number(process.env['TEST_WORKER_INDEX'] ?? 0) % 100);
