/** How often a payment may fail to begin before the rooms are given back. */
const beginTries = 3;

/** What is offered after so many failures to begin. */
export const afterFailures = (failures: number): 'retry' | 'discard' => (failures < beginTries ? 'retry' : 'discard');
