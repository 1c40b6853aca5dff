import { isIP } from 'node:net';
import os from 'node:os';
import ipaddr from 'ipaddr.js';
import path from 'node:path';
import { readStoreUrl } from '../property/picture/open-picture-store.ts';
import { purposes, readLimits, type CallLimits } from '../platform/limit/call-limits.ts';
import { logLevels, type LogLevel } from '../platform/log/open-log.ts';
import { readDsn, type Dsn } from '../platform/report/read-dsn.ts';

/** What the environment may decide. Everything has a default that works on a laptop. */
export type Settings = {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** Any PostgreSQL; absent, the embedded one. */
  readonly databaseUrl: string | null;
  readonly publicUrl: string | null;
  /** Signs quotes and links; absent, one is made and kept in the data directory. */
  readonly secret: string | null;
  /** Absent, the sandbox mailbox. */
  readonly smtpUrl: string | null;
  /** Whose word about where a request came from is taken: the reverse proxies in front of us. */
  readonly trustedProxies: readonly string[];
  /** Where those go who come without a hotel; absent, to a list of hotels in a demo, else nowhere. */
  readonly marketingUrl: string | null;
  /** Storage for pictures that all servers share; absent, they lie in the data directory. */
  readonly picturesUrl: string | null;
  /** Whether every size of every picture is made at the start, or each when the first guest wants it. */
  readonly arePicturesAhead: boolean;
  /** A module that translates texts of houses where people ask for it; absent, nothing does. */
  readonly translatorFile: string | null;
  /** Where failures are sent, as Sentry and its like write it; absent, nowhere. */
  readonly sentryDsn: Dsn | null;
  readonly isDemo: boolean;
  readonly logLevel: LogLevel;
  /** Statements that take longer are logged; 0: none. */
  readonly slowQueryMs: number;
  /** Who bears it may read /metrics; absent, nobody may. */
  readonly metricsToken: string | null;
  /** How often one caller may come in a minute, by purpose; null: as often as it likes. */
  readonly rateLimits: CallLimits | null;
  /** From this lag on guests are asked to come back; 0: never. */
  readonly overloadLagMs: number;
  /** How many processes answer at the same port. */
  readonly workers: number;
};

export type SettingsFault = { readonly name: string; readonly message: string };

/** Reads the settings, or names each variable that is wrong and what it should be. */
export function readSettings(
  env: Readonly<Record<string, string | undefined>>,
  cores = usableCores(),
): { readonly ok: true; readonly settings: Settings } | { readonly ok: false; readonly faults: SettingsFault[] } {
  const faults: SettingsFault[] = [];
  const fault = (name: string, message: string): void => void faults.push({ name, message });
  const given = (name: string): string | null => env[name]?.trim() || null;
  const address = (name: string, protocols: readonly string[], example: string): string | null => {
    const text = given(name);
    if (text === null) return null;
    if (!URL.canParse(text) || !protocols.includes(new URL(text).protocol))
      fault(name, `Use an address such as ${example}`);
    return text;
  };

  const port = given('PORT') ?? '3000';
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    fault('PORT', 'Use a number from 0 to 65535, e.g. 3000 (0 picks a free one)');
  const demo = given('DEMO') ?? 'on';
  const host = given('HOST') ?? '127.0.0.1';
  if (demo !== 'on' && demo !== 'off' && demo !== 'public') fault('DEMO', 'Use on, off or public');
  // A demo signs anybody in and shows every mail: who shows it to others has to say so twice.
  else if (demo === 'on' && !isLoopback(host))
    fault('DEMO', `With HOST=${host} others reach it too. Use off, or public if everybody may see and change the demo`);
  const secret = given('SECRET');
  if (secret !== null && secret.length < 32)
    fault('SECRET', 'Use at least 32 characters, e.g. the output of: openssl rand -hex 32');
  const publicUrl = address('PUBLIC_URL', ['http:', 'https:'], 'https://book.example.com');
  const trustedProxies = (given('TRUSTED_PROXIES') ?? '').split(/[\s,]+/).filter((text) => text !== '');
  if (!trustedProxies.every(isNetwork))
    fault('TRUSTED_PROXIES', 'Use addresses or networks, e.g. 127.0.0.1, 10.0.0.0/8');
  const logLevel = given('LOG_LEVEL') ?? (demo === 'off' ? 'info' : 'warn');
  if (!isLevel(logLevel)) fault('LOG_LEVEL', `Use one of ${logLevels.join(', ')}`);
  // Whoever tries the demo is not to read statements, and loading its hotels takes some that are long.
  const slowQueryMs = given('SLOW_QUERY_MS') ?? (demo === 'off' ? '500' : '0');
  if (!/^\d{1,6}$/.test(slowQueryMs)) fault('SLOW_QUERY_MS', 'Use a number of milliseconds, e.g. 500 (0 logs none)');
  const metricsToken = given('METRICS_TOKEN');
  if (metricsToken !== null && !/^\S{16,200}$/.test(metricsToken))
    fault('METRICS_TOKEN', 'Use at least 16 characters without spaces, e.g. the output of: openssl rand -hex 16');
  const picturesUrl = given('PICTURES_URL');
  if (picturesUrl !== null && readStoreUrl(picturesUrl) === null)
    fault(
      'PICTURES_URL',
      'Use s3+https://KEY:SECRET@HOST/BUCKET?region=REGION or imagekit+https://PRIVATE_KEY@ik.imagekit.io/ID',
    );
  const picturesAhead = given('PICTURES_AHEAD') ?? 'on';
  if (picturesAhead !== 'on' && picturesAhead !== 'off') fault('PICTURES_AHEAD', 'Use on or off');
  const rateLimits = readLimits(given('RATE_LIMITS') ?? 'search=300');
  if (!rateLimits) fault('RATE_LIMITS', `Use off, or calls a minute such as search=300, of ${purposes.join(', ')}`);
  const overloadLagMs = given('OVERLOAD_LAG_MS') ?? '1000';
  if (!/^\d{1,6}$/.test(overloadLagMs)) fault('OVERLOAD_LAG_MS', 'Use a number of milliseconds, e.g. 1000 (0: never)');
  const sentryDsn = given('SENTRY_DSN');
  if (sentryDsn !== null && readDsn(sentryDsn) === null)
    fault('SENTRY_DSN', 'Use an address such as https://KEY@errors.example.com/42');
  const workers = given('WORKERS') ?? (cores < fewCores ? '1' : 'auto');
  const isCount = /^[1-9]\d?$/.test(workers) && Number(workers) <= mostWorkers;
  if (workers !== 'auto' && !isCount)
    fault('WORKERS', `Use auto (one for each core), or a number from 1 to ${mostWorkers}`);
  const settings: Settings = {
    port: Number(port),
    host,
    dataDir: path.resolve(given('DATA_DIR') ?? 'data'),
    databaseUrl: address('DATABASE_URL', ['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/stayfront'),
    publicUrl: publicUrl?.replace(/\/+$/, '') ?? null,
    secret,
    smtpUrl: address('SMTP_URL', ['smtp:', 'smtps:'], 'smtp://user:password@mail.example.com:587'),
    trustedProxies,
    marketingUrl: address('MARKETING_URL', ['http:', 'https:'], 'https://www.example.com/booking-engine'),
    picturesUrl,
    arePicturesAhead: picturesAhead === 'on',
    translatorFile: given('TRANSLATOR'),
    sentryDsn: sentryDsn === null ? null : readDsn(sentryDsn),
    isDemo: demo !== 'off',
    logLevel: isLevel(logLevel) ? logLevel : 'info',
    slowQueryMs: Number(slowQueryMs),
    metricsToken,
    rateLimits: rateLimits?.limits ?? null,
    overloadLagMs: Number(overloadLagMs),
    workers: workers === 'auto' ? Math.min(cores, mostWorkers) : Number(workers),
  };
  return faults.length > 0 ? { ok: false, faults } : { ok: true, settings };
}

/** Below so many cores one process does it all, unless more are asked for: the database needs some of them, too. */
const fewCores = 4;
/** Each process takes some 350 MB and its share of calendars. */
const memoryForOne = 512 * 1024 * 1024;

/** The cores that this machine or container has memory for: many cores with little of it are better served by fewer. */
function usableCores(): number {
  const memory = Math.min(os.totalmem(), process.constrainedMemory() || Infinity);
  return Math.max(1, Math.min(os.availableParallelism(), Math.floor(memory / memoryForOne)));
}

/** As many as find enough connections in the embedded database. */
const mostWorkers = 12;

const isLevel = (text: string): text is LogLevel => (logLevels as readonly string[]).includes(text);

/** Reached from this machine alone. */
const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));

const isNetwork = (text: string): boolean =>
  isIP(text.split('/', 1)[0] ?? '') > 0 && (!text.includes('/') || ipaddr.isValidCIDR(text));
