/** The most that all journeys of `npm test` together may use. What does not fit is shown in a cheaper place, or in the sweep. */
export const BUDGET = {
  'page loads': 300,
  scenes: 120,
} as const;
