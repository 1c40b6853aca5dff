/** The floors of the server, the lowest first: a file imports from its own floor and those below it. */
export const FLOORS = ['platform', 'property', 'selling', 'payment', 'booking', 'followers', 'app'] as const;
