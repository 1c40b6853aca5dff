/**
 * The most that all journeys of `npm test` together may use: what they do use, and a little. What does not fit is shown in
 * a cheaper place, or in the sweep. The desk will have screens of its own, and needs a budget of its own for them.
 */
export const BUDGET = {
  'page loads': 193,
  scenes: 103,
} as const;
