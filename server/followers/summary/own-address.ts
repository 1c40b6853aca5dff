/** Where letters come from when the house has no address, and to where nobody can answer. */
export const ownAddress = (publicUrl: string): string => `no-reply@${new URL(publicUrl).hostname}`;
