/** Lets whatever else is waiting have its turn: for work that is long, between two pieces of it. */
export const giveWay = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));
