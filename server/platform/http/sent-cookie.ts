import type { CookieSerializeOptions } from '@fastify/cookie';

/** A cookie that goes with an answer. */
export type SentCookie = {
  readonly name: string;
  /** Empty: the cookie goes away. */
  readonly value: string;
  readonly seconds: number;
  /** Our pages' scripts read it too. */
  readonly isReadable?: boolean;
  readonly isSecure: boolean;
  /** For a page in a frame of another site, where browsers keep none but those that are for that site alone. */
  readonly isFramed?: boolean;
};

export const cookieOptions = ({ seconds, isReadable, isSecure, isFramed }: SentCookie): CookieSerializeOptions => ({
  path: '/',
  httpOnly: !isReadable,
  maxAge: seconds,
  ...(isFramed ? { sameSite: 'none', secure: true, partitioned: true } : { sameSite: 'lax', secure: isSecure }),
});
