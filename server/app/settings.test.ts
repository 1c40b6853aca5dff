import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { usualLimits } from '../platform/limit/call-limits.ts';
import { readSettings } from './settings.ts';

const faultsOf = (env: Record<string, string | undefined>): string[] => {
  const read = readSettings(env);
  return read.ok ? [] : read.faults.map(({ name }) => name);
};
const settingsOf = (env: Record<string, string | undefined>, cores = 2): unknown => {
  const read = readSettings(env, cores);
  return read.ok ? read.settings : read.faults;
};

describe('settings', () => {
  test('that nobody has made are those of a laptop', () => {
    expect(settingsOf({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataDir: path.resolve('data'),
      databaseUrl: null,
      publicUrl: null,
      secret: null,
      smtpUrl: null,
      trustedProxies: [],
      marketingUrl: null,
      picturesUrl: null,
      translatorFile: null,
      arePicturesAhead: true,
      sentryDsn: null,
      isDemo: true,
      logLevel: 'warn',
      slowQueryMs: 0,
      metricsToken: null,
      rateLimits: usualLimits,
      overloadLagMs: 1000,
      workers: 1,
    });
  });

  test('say how many processes answer: one for each core from four on, or where it is asked for', () => {
    const workersOf = (cores: number, WORKERS?: string): unknown => settingsOf({ WORKERS }, cores);
    expect([workersOf(2), workersOf(3), workersOf(4)]).toMatchObject([{ workers: 1 }, { workers: 1 }, { workers: 4 }]);
    expect([workersOf(2, 'auto'), workersOf(64, 'auto')]).toMatchObject([{ workers: 2 }, { workers: 12 }]);
    expect([workersOf(2, '3'), workersOf(8, '1')]).toMatchObject([{ workers: 3 }, { workers: 1 }]);
    for (const WORKERS of ['0', '-1', '13', '2.5', 'all']) expect(faultsOf({ WORKERS })).toEqual(['WORKERS']);
  });

  test('that are empty or blank are as good as none', () => {
    const blank = { PORT: '', HOST: ' ', DATABASE_URL: '', SECRET: '  ', DEMO: '', SMTP_URL: '', DATA_DIR: '' };
    expect(settingsOf(blank)).toEqual(settingsOf({}));
  });

  test('a demo shows no statements to whoever tries it; a server of hotels logs the slow ones', () => {
    expect(settingsOf({ DEMO: 'on' })).toMatchObject({ slowQueryMs: 0 });
    expect(settingsOf({ DEMO: 'off' })).toMatchObject({ slowQueryMs: 500 });
  });

  test('that are made are taken', () => {
    const env = {
      PORT: ' 8080 ',
      HOST: '0.0.0.0',
      DATA_DIR: '/var/lib/stayfront',
      DATABASE_URL: 'postgresql://hotel:secret@db/stayfront',
      PUBLIC_URL: 'https://book.example.com//',
      SECRET: 'x'.repeat(32),
      SMTP_URL: 'smtps://user:password@mail.example.com',
      TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8 ::1',
      MARKETING_URL: 'https://www.example.com/booking-engine',
      PICTURES_AHEAD: 'off',
      SENTRY_DSN: 'https://key1@errors.example.com/42',
      DEMO: 'off',
      LOG_LEVEL: 'debug',
      SLOW_QUERY_MS: '50',
      METRICS_TOKEN: 'a-token-for-prometheus',
      RATE_LIMITS: 'search=600 booking=30',
      OVERLOAD_LAG_MS: '0',
      WORKERS: '3',
    };
    expect(settingsOf(env)).toEqual({
      port: 8080,
      host: '0.0.0.0',
      dataDir: '/var/lib/stayfront',
      databaseUrl: 'postgresql://hotel:secret@db/stayfront',
      publicUrl: 'https://book.example.com',
      secret: 'x'.repeat(32),
      smtpUrl: 'smtps://user:password@mail.example.com',
      trustedProxies: ['127.0.0.1', '10.0.0.0/8', '::1'],
      marketingUrl: 'https://www.example.com/booking-engine',
      picturesUrl: null,
      translatorFile: null,
      arePicturesAhead: false,
      sentryDsn: { endpoint: 'https://errors.example.com/api/42/envelope/', key: 'key1' },
      isDemo: false,
      logLevel: 'debug',
      slowQueryMs: 50,
      metricsToken: 'a-token-for-prometheus',
      rateLimits: { ...usualLimits, search: 600, booking: 30 },
      overloadLagMs: 0,
      workers: 3,
    });
  });

  test.each([
    ['PORT', ['abc', '-1', '65536', '3000.5', '1e3', '0x50', '３０００']],
    ['DATABASE_URL', ['mysql://db/stayfront', 'db', 'http://db', 'postgres']],
    ['PUBLIC_URL', ['book.example.com', 'ftp://book.example.com', 'javascript:alert(1)']],
    ['SENTRY_DSN', ['errors.example.com/42', 'https://errors.example.com/42', 'https://key@errors.example.com']],
    ['MARKETING_URL', ['www.example.com', 'javascript:alert(1)']],
    ['SMTP_URL', ['mail.example.com', 'https://mail.example.com', 'mail:25']],
    ['TRUSTED_PROXIES', ['proxy', '10.0.0.0/33', '10.0.0.1/8/8', '127.0.0.1;::1', '::1/129', '1.2.3.4/']],
    ['SECRET', ['short', 'x'.repeat(31)]],
    ['LOG_LEVEL', ['all', 'WARN', '30']],
    ['SLOW_QUERY_MS', ['-1', 'off', '0.5']],
    ['METRICS_TOKEN', ['short', 'with a space in the middle']],
    ['RATE_LIMITS', ['on', 'search', 'tea=5', 'search=0']],
    ['OVERLOAD_LAG_MS', ['-1', 'off', '1s']],
    ['PICTURES_AHEAD', ['no', 'false', 'OFF']],
    ['DEMO', ['yes', 'true', '1', 'ON', 'Public']],
  ])('%s that are wrong are named', (name, values) => {
    for (const value of values) expect([value, faultsOf({ [name]: value })]).toEqual([value, [name]]);
  });

  test('that are wrong are all named at once, each with what to write instead', () => {
    const read = readSettings({ PORT: 'x', DEMO: 'x', SECRET: 'x', SMTP_URL: 'x', PUBLIC_URL: 'x', DATABASE_URL: 'x' });
    const faults = read.ok ? [] : read.faults;
    expect(faults.map(({ name }) => name).toSorted()).toEqual(
      ['DATABASE_URL', 'DEMO', 'PORT', 'PUBLIC_URL', 'SECRET', 'SMTP_URL'].toSorted(),
    );
    for (const { message } of faults) expect(message).toMatch(/^Use /);
  });

  test('may ask for any free port', () => {
    expect(settingsOf({ PORT: '0' })).toMatchObject({ port: 0 });
    expect(settingsOf({ PORT: '65535' })).toMatchObject({ port: 65_535 });
  });
});

describe('a demo', () => {
  test.each(['0.0.0.0', '::', '192.168.1.20', '10.0.0.5', 'stayfront.example', '128.0.0.1', '127.evil.example'])(
    'is not shown to others at %s by a setting alone',
    (HOST) => {
      expect(faultsOf({ HOST })).toEqual(['DEMO']);
      expect(faultsOf({ HOST, DEMO: 'on' })).toEqual(['DEMO']);
      expect(settingsOf({ HOST, DEMO: 'public' })).toMatchObject({ host: HOST, isDemo: true });
      expect(settingsOf({ HOST, DEMO: 'off' })).toMatchObject({ host: HOST, isDemo: false });
    },
  );

  test.each(['127.0.0.1', '127.0.0.2', '::1', 'localhost'])('stays on this machine at %s', (HOST) => {
    expect(settingsOf({ HOST })).toMatchObject({ host: HOST, isDemo: true });
    expect(settingsOf({ HOST, DEMO: 'public' })).toMatchObject({ isDemo: true });
  });
});
