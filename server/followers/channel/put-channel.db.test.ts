import type { ChannelPartner } from '@stayfront/contract/manage/channels';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { inHotel } from '../../platform/db/in-hotel.ts';
import { managementApi } from '../../testing/management-api.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { marks, openPartnerSetup } from '../../testing/partner-setup.ts';

const database = await freshDatabase();
const { db } = database;
const partnerSetup = await openPartnerSetup(database);
const { app, hotelId, names, management, elsewhere, keys, put, book, report, heard } = partnerSetup;
beforeEach(partnerSetup.forget);

describe('a partner’s keys', () => {
  test('are sealed, never told again, and of one hotel alone', async () => {
    await put('trivago');
    const { rows } = await inHotel(db, hotelId, (tx) =>
      sql<{ text: string }>`select encode(sealed, 'escape') as text from channel_settings`.execute(tx),
    );
    expect(rows[0]?.text).not.toContain('canary');
    const listed = await management.get<{ channels: ChannelPartner[] }>('channels');
    expect(listed.body.channels).toMatchObject([{ partner: 'trivago', url: keys.trivago.url }]);
    expect(JSON.stringify(listed.body)).not.toContain('canary');
    expect((await elsewhere.get<{ channels: ChannelPartner[] }>('channels')).body.channels).toEqual([]);
    expect((await managementApi(app, hotelId, 'sf_7001_wrong').get('channels')).status).toBe(401);
    expect((await managementApi(app, hotelId, 'sf_7001_wrong').get('conversions')).status).toBe(401);
  });

  test('that are taken away end what still waits', async () => {
    await put('trivago');
    const { reservationId } = await book(marks.trivago);
    expect(await management.remove('channels/trivago')).toMatchObject({ status: 200 });
    expect(await management.remove('channels/trivago')).toMatchObject({
      status: 404,
      body: { code: 'channel.unknown' },
    });
    expect(await report(reservationId, 'trivago')).toMatchObject({ state: 'failed', told: null });
    expect(heard()).toEqual([]);
  });

  test('lead to no address inside', async () => {
    names['inside.example.com'] = ['10.1.2.3'];
    const elsewhere = [
      'javascript:alert(1)',
      'ftp://example.com',
      'file:///etc/passwd',
      'data:text/html,x',
      'nonsense',
    ];
    for (const url of ['https://inside.example.com/', 'https://169.254.169.254/', 'http://example.com', ...elsewhere])
      expect(await management.put('channels', { partner: 'trivago', ...keys.trivago, url })).toMatchObject({
        status: 400,
        body: { code: 'channel.target', errors: [{ field: 'url', code: 'channel.target' }] },
      });
    const google = { partner: 'google', ...keys.google, tokenUrl: 'https://inside.example.com/' };
    expect(await management.put('channels', google)).toMatchObject({
      status: 400,
      body: { code: 'channel.target', errors: [{ field: 'tokenUrl' }] },
    });
    expect(await management.put('channels', { partner: 'expedia' })).toMatchObject({ status: 400 });
    expect(await management.put('channels', { partner: 'trivago', apiKey: 'a b' })).toMatchObject({ status: 400 });
    expect(await management.get('conversions?before=nonsense')).toMatchObject({
      status: 400,
      body: { code: 'cursor.invalid' },
    });
  });
});
