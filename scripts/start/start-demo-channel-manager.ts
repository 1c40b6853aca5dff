import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isRefusal } from '@stayfront/contract/problem';
import { demoChannelManager, demoPushes } from '@stayfront/demo/demo-channel-manager';
import { systemId } from '@stayfront/rules/connection/account';
import { todayAt } from '@stayfront/rules/stay/hotel-clock';
import { startChannelManager } from '@stayfront/sandbox/channel-manager/start-channel-manager';
import { inHotel } from '@stayfront/server/platform/db/in-hotel';
import type { Db } from '@stayfront/server/platform/db/open-database';
import { secretBox } from '@stayfront/server/platform/secret/secret-box';
import { changeAccount } from '@stayfront/server/property/connection-account/change-account';
import { findAccount } from '@stayfront/server/property/connection-account/find-account';
import { makeAccount } from '@stayfront/server/property/connection-account/make-account';
import { renewAccount } from '@stayfront/server/property/connection-account/renew-account';
import { listHotels } from '@stayfront/server/property/hotel/list-hotels';
import { onKeptPort } from './on-kept-port.ts';

type Deps = {
  readonly db: Db;
  readonly secret: string;
  readonly dataDir: string;
  readonly now: () => number;
};
type Login = { readonly login: string; readonly password: string };

/** Plays a channel manager that one of the demo's hotels is connected to, so that its desk shows what such a one says. */
export type DemoChannelManager = {
  /** Tells it where the engine is; it sends what it has to say where it is there for the first time. */
  begin(ownUrl: string): Promise<void>;
  stop(): Promise<void>;
};

/** With what it is called. It is on this machine alone. */
const theirs = { login: 'stayfront', password: 'Sandbox-password-1' };
const { hotelId, name, title } = demoChannelManager;
const staff = { hotelId, by: 'demo' };
const system = { kind: 'channel-manager', name } as const;

export async function startDemoChannelManager(deps: Deps): Promise<DemoChannelManager | null> {
  const { db, dataDir, now } = deps;
  const hotel = (await listHotels(db)).find(({ document, isDemo }) => isDemo && document.hotelId === hotelId);
  if (!hotel) return null;
  const dir = path.join(dataDir, 'sandbox');
  const file = path.join(dir, 'channel-manager.jsonl');
  const sandbox = await onKeptPort(path.join(dir, 'channel-manager.port'), (port) =>
    startChannelManager({ ...theirs, port, file, now }),
  );
  const known = path.join(dir, 'channel-manager.login');
  const kept = await readFile(known, 'utf8').catch(() => null);
  const login = kept === null ? null : (JSON.parse(kept) as Login);
  const own = login ? await keep(deps, login, sandbox.url) : await letIn(deps, sandbox.url);
  await mkdir(dir, { recursive: true });
  if (own && !login) await writeFile(known, JSON.stringify(own), { mode: 0o600 });
  return {
    async begin(ownUrl) {
      if (!own) return;
      const url = `${ownUrl}/api/hotels/${hotelId}/channel-manager`;
      sandbox.connect({ url, hotelCode: String(hotelId), ...own });
      if (login) return;
      for (const said of demoPushes(hotel.document, todayAt(hotel.document.timeZone, now())))
        await ('rates' in said ? sandbox.pushRates(said.rates) : sandbox.pushAvailability(said.availability));
    },
    stop: () => sandbox.stop(),
  };
}

const reached = (address: string) => ({ address, calledAs: theirs.login, secret: theirs.password });

/** Null where somebody has taken it away at the desk: it stays away. */
const keep = ({ db, secret, now }: Deps, login: Login, address: string): Promise<Login | null> =>
  inHotel(db, hotelId, async (tx) => {
    const account = await findAccount(tx, hotelId, systemId(system));
    if (!account) return null;
    if (account.address !== address)
      await changeAccount(tx, secretBox(secret), staff, account.connection, reached(address), now());
    return login;
  });

const letIn = ({ db, secret, now }: Deps, address: string): Promise<Login | null> =>
  inHotel(db, hotelId, async (tx) => {
    const wish = {
      ...system,
      title,
      calls: true,
      owns: ['prices', 'stock', 'restrictions'],
      settings: { bookings: true },
    } as const;
    const there = await findAccount(tx, hotelId, systemId(system));
    const made = there
      ? await renewAccount(tx, staff, there.connection, now())
      : await makeAccount(tx, secretBox(secret), staff, { ...wish, ...reached(address) }, now());
    // Somebody has connected another system to this hotel: that one decides.
    if (isRefusal(made) || made.login === null || made.password === null) return null;
    return { login: made.login, password: made.password };
  });
