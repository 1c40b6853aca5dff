/** A payment that is not settled yet is asked about so often, and so many times. */
const everyMs = 2_100;
const mostTries = 30;

/** How long to wait before asking again, after so many tries; null when it is time to stop. */
export const nextPoll = (tries: number): number | null => (tries < mostTries ? everyMs : null);

/** Between giving the rooms back and saying so: time to read where one is. */
export const popupDelayMs = 1_500;
