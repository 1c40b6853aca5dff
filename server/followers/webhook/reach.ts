import { lookup } from 'node:dns/promises';

/** How far a webhook may reach. Whoever starts the server decides. */
export type Reach = {
  /** All addresses of a name. */
  resolve(host: string): Promise<readonly string[]>;
  /** This machine itself, on any port and without TLS: for trying things out. */
  readonly allowsLoopback: boolean;
  /** How long an address may take to answer, all in all. */
  readonly patienceMs: number;
};

export const publicReach: Reach = {
  resolve: async (host) => (await lookup(host, { all: true, order: 'verbatim' })).map(({ address }) => address),
  allowsLoopback: false,
  patienceMs: 10_000,
};
