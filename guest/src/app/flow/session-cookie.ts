/** A guest's session with one hotel: prices hold, and dates and guests are remembered, until it ends. */
export type Session = {
  readonly id: string;
  /** By the browser's own clock, which may be wrong but is the one that counts down. */
  readonly end: number;
  /** The search as an address has it, so that whoever comes back without one goes on where they were. */
  readonly query: string;
};

export const sessionLength = 20 * 60_000;

export const sessionCookie = (hotelId: number): string => `stayfront-session-${hotelId}`;

export const writeSession = ({ id, end, query }: Session): string => encodeURIComponent(`${id}.${end}.${query}`);

/** From the cookie's decoded value; null for what is missing, cut short or made up. */
export function readSession(cookie: string | undefined): Session | null {
  const [, id, end, query] = /^([A-Za-z0-9]{16})\.(\d{1,15})\.(.*)$/.exec(cookie ?? '') ?? [];
  return id === undefined || query === undefined ? null : { id, end: Number(end), query };
}
