/**
 * The most that all journeys of `npm test` together may use: what they do use, and a little. What does not fit is shown in
 * a cheaper place, or in the sweep. Of it 15 pages and 6 scenes are the desk's.
 */
export const BUDGET = {
  'page loads': 172,
  scenes: 101,
} as const;
