import Fastify, { type FastifyInstance } from 'fastify';
import { createTransport } from 'nodemailer';
import { expect, onTestFinished, test } from 'vitest';
import { mailPages } from './mail-pages.ts';
import { startMailbox } from './start-mailbox.ts';

async function openPages(...mails: Record<string, unknown>[]): Promise<{ app: FastifyInstance; ids: string[] }> {
  const mailbox = await startMailbox();
  const app = Fastify();
  onTestFinished(async () => {
    await app.close();
    await mailbox.stop();
  });
  const transport = createTransport(mailbox.smtpUrl);
  for (const mail of mails) await transport.sendMail({ from: 'stay@lago.example', to: 'mia@guest.example', ...mail });
  transport.close();
  app.register(mailPages(mailbox));
  return { app, ids: mailbox.mails().map((mail) => mail.id) };
}

test('an empty mailbox says what it is and looks again', async () => {
  const { app } = await openPages();
  const page = await app.inject('/__mail');
  expect(page.body).toContain('Sandbox mailbox: nothing here was sent to anyone.');
  expect(page.body).toContain('No mail yet');
  expect(page.body).toMatch(/<meta http-equiv="refresh" content="5"/);
});

test('the list shows the newest mail first', async () => {
  const { app, ids } = await openPages({ subject: 'Confirmed' }, { subject: 'Cancelled' });
  const page = await app.inject('/__mail');
  expect(page.body.indexOf('Cancelled')).toBeLessThan(page.body.indexOf('Confirmed'));
  expect(page.body).toContain(`href="/__mail/${ids[0]}"`);
});

test('a mail shows its parts, and its attachment can be fetched', async () => {
  const { app, ids } = await openPages({
    subject: 'Your stay',
    text: 'See you soon',
    html: '<!doctype html><p>See you <b>soon</b></p>',
    attachments: [{ filename: 'Übernachtung (1).pdf', content: Buffer.from('%PDF'), contentType: 'application/pdf' }],
  });
  const page = await app.inject(`/__mail/${ids[0]}`);
  expect(page.body).toContain('See you soon');
  expect(page.body).toContain('Übernachtung (1).pdf');
  expect(page.body).toContain('X-Envelope-To');

  const framed = await app.inject(`/__mail/${ids[0]}/html`);
  expect(framed.body).toBe('<!doctype html><base target="_blank"><p>See you <b>soon</b></p>');

  const file = await app.inject(`/__mail/${ids[0]}/attachment/0`);
  expect(file.rawPayload).toEqual(Buffer.from('%PDF'));
  expect(file.headers['content-type']).toBe('application/pdf');
  expect(file.headers['content-disposition']).toBe("attachment; filename*=UTF-8''%C3%9Cbernachtung%20%281%29.pdf");

  const raw = await app.inject(`/__mail/${ids[0]}/raw`);
  expect(raw.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(raw.body).toContain('Subject: Your stay');
});

test('a picture the mail carries is shown in place', async () => {
  const { app, ids } = await openPages({
    html: '<img src="cid:logo@lago"><img src="cid:page@lago"><img src="cid:nowhere">',
    attachments: [
      { filename: 'logo.png', content: Buffer.from('png'), contentType: 'image/png', cid: 'logo@lago' },
      { filename: 'page.html', content: 'page', contentType: 'text/html', cid: 'page@lago' },
    ],
  });
  const framed = await app.inject(`/__mail/${ids[0]}/html`);
  expect(framed.body).toContain(
    '<img src="data:image/png;base64,cG5n"><img src="cid:page@lago"><img src="cid:nowhere">',
  );
});

test('a hostile mail stays text outside its frame, and has no powers inside it', async () => {
  const attack = '"><script>alert(1)</script>';
  const { app, ids } = await openPages({
    from: { name: attack, address: 'evil@guest.example' },
    subject: attack,
    text: `</pre>${attack}`,
    html: '<script>alert(1)</script><form action="/cancel"></form>',
    headers: { 'X-Evil': attack },
    attachments: [{ filename: `${attack}.html`, content: attack, contentType: 'text/html' }],
  });
  for (const address of ['/__mail', `/__mail/${ids[0]}`]) {
    const page = await app.inject(address);
    expect(page.body).toContain('&quot;&gt;&lt;script&gt;');
    expect(page.body).not.toMatch(/<script|<\/pre>[^]*<\/pre>/);
    expect(page.headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[^;]+; frame-src 'self'/,
    );
  }
  expect((await app.inject(`/__mail/${ids[0]}`)).body).toMatch(
    /<iframe[^>]* sandbox="allow-popups allow-popups-to-escape-sandbox"/,
  );

  const framed = await app.inject(`/__mail/${ids[0]}/html`);
  const policy = String(framed.headers['content-security-policy']).split('; ');
  expect(policy).toEqual(expect.arrayContaining(["default-src 'none'", "img-src 'self' data:", "form-action 'none'"]));
  expect(policy).toContain('sandbox allow-popups allow-popups-to-escape-sandbox');
  expect(policy.join()).not.toMatch(/script/);

  const file = await app.inject(`/__mail/${ids[0]}/attachment/0`);
  expect(file.headers['content-disposition']).toMatch(/^attachment; /);
  expect(file.headers['content-security-policy']).toBe("default-src 'none'; sandbox");
});

test('tests read the mailbox as JSON', async () => {
  const { app, ids } = await openPages({
    subject: 'Your stay',
    text: 'See you',
    attachments: [{ filename: 'stay.pdf', content: '%PDF', contentType: 'application/pdf' }],
  });
  const [mail] = (await app.inject('/__mail.json')).json();
  expect(mail).toMatchObject({
    id: ids[0],
    at: expect.stringMatching(/^\d{4}-.*Z$/),
    to: ['mia@guest.example'],
    subject: 'Your stay',
    attachments: [{ name: 'stay.pdf', type: 'application/pdf', size: 4 }],
  });
  expect(mail).not.toHaveProperty('raw');
});

test('what is not there is said so', async () => {
  const { app, ids } = await openPages({ subject: 'Your stay' });
  const addresses = ['/__mail/none', '/__mail/none/html', '/__mail/none/raw', '/__mail/none/attachment/0'];
  for (const address of [...addresses, `/__mail/${ids[0]}/attachment/0`, `/__mail/${ids[0]}/attachment/x`]) {
    expect((await app.inject(address)).statusCode).toBe(404);
  }
});

test('the stylesheet is the one its policy lets in', async () => {
  const { app } = await openPages();
  const page = await app.inject('/__mail');
  const style = /<style>([^]*)<\/style>/.exec(page.body)?.[1] ?? '';
  const hash = Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(style))).toString('base64');
  expect(page.headers['content-security-policy']).toContain(`'sha256-${hash}'`);
});
