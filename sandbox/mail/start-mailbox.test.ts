import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startMailbox, type Mailbox } from './start-mailbox.ts';

async function openMailbox(options: Parameters<typeof startMailbox>[0] = {}): Promise<Mailbox> {
  const mailbox = await startMailbox(options);
  onTestFinished(() => mailbox.stop());
  return mailbox;
}

async function send(mailbox: Mailbox, mail: Record<string, unknown> = {}): Promise<void> {
  const transport = createTransport(mailbox.smtpUrl);
  await transport.sendMail({
    from: { name: 'Hotel Lago', address: 'stay@lago.example' },
    to: 'mia@guest.example',
    subject: 'Your stay',
    text: 'See you soon',
    ...mail,
  });
  transport.close();
}

async function newDir(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'stayfront-mailbox-'));
  onTestFinished(() => rm(dir, { recursive: true }));
  return dir;
}

describe('a confirmation with an attachment', () => {
  test('is read in all its parts', async () => {
    const mailbox = await openMailbox();
    await send(mailbox, {
      subject: 'Ihr Aufenthalt für zwei · إقامتك',
      html: '<p>Bis bald</p>',
      attachments: [{ filename: 'stay.pdf', content: Buffer.from([0, 255, 13, 10]), contentType: 'application/pdf' }],
      headers: { 'X-Stay': 'R-1' },
    });
    const [mail] = mailbox.mails();
    expect(mail).toMatchObject({
      from: { name: 'Hotel Lago', address: 'stay@lago.example' },
      to: ['mia@guest.example'],
      subject: 'Ihr Aufenthalt für zwei · إقامتك',
      html: '<p>Bis bald</p>',
      text: 'See you soon',
      attachments: [{ name: 'stay.pdf', type: 'application/pdf' }],
    });
    expect([...(mail?.attachments[0]?.bytes ?? [])]).toEqual([0, 255, 13, 10]);
    expect(mail?.headers).toContainEqual({ name: 'X-Stay', value: 'R-1' });
    expect(mail?.raw.toString()).toContain('Subject: ');
  });

  test('shows blind copies, which no header of the message names', async () => {
    const mailbox = await openMailbox();
    await send(mailbox, { bcc: ['desk@lago.example', 'owner@lago.example'] });
    expect(mailbox.mails()[0]?.to).toEqual(['mia@guest.example', 'desk@lago.example', 'owner@lago.example']);
  });

  test('cannot name other recipients than it has', async () => {
    const mailbox = await openMailbox();
    await send(mailbox, { headers: { 'X-Envelope-To': '<forged@guest.example>' } });
    expect(mailbox.mails()[0]?.to).toEqual(['mia@guest.example']);
  });

  test('takes a guest whose address is not in Latin letters', async () => {
    const mailbox = await openMailbox();
    await send(mailbox, { to: 'jörg@guest.example' });
    expect(mailbox.mails()[0]?.to).toEqual(['jörg@guest.example']);
  });
});

describe('waiting for a mail', () => {
  test('ends when the mail arrives', async () => {
    const mailbox = await openMailbox();
    const cancelled = mailbox.waitForMail((mail) => mail.subject === 'Cancelled');
    await send(mailbox, { subject: 'Confirmed' });
    await send(mailbox, { subject: 'Cancelled' });
    expect((await cancelled).subject).toBe('Cancelled');
  });

  test('ends at once when the mail is already there, with the newest', async () => {
    const mailbox = await openMailbox();
    await send(mailbox, { text: 'first' });
    await send(mailbox, { text: 'second' });
    const mail = await mailbox.waitForMail(({ to }) => to.includes('mia@guest.example'));
    expect(mail.text).toBe('second');
  });

  test('ends when the caller gives up, or the mailbox stops', async () => {
    const mailbox = await openMailbox();
    const impatient = new AbortController();
    const given = mailbox.waitForMail(() => true, impatient.signal);
    const stopped = mailbox.waitForMail(() => true);
    impatient.abort(new Error('enough'));
    await expect(given).rejects.toThrow('enough');
    void mailbox.stop();
    await expect(stopped).rejects.toThrow('The sandbox mailbox was stopped.');
    await expect(mailbox.waitForMail(() => true)).rejects.toThrow('The sandbox mailbox was stopped.');
  });

  test('fails by the question asked, not the sender of the mail', async () => {
    const mailbox = await openMailbox();
    const broken = mailbox.waitForMail(() => {
      throw new Error('a wrong question');
    });
    await Promise.all([expect(broken).rejects.toThrow('a wrong question'), send(mailbox)]);
    expect(mailbox.mails()).toHaveLength(1);
  });
});

test('twenty mails at once all arrive, each once, in the order they are listed', async () => {
  const dir = await newDir();
  const mailbox = await openMailbox({ dir });
  const subjects = Array.from({ length: 20 }, (_, n) => `Stay ${n}`);
  await Promise.all(subjects.map((subject) => send(mailbox, { subject })));
  const mails = mailbox.mails();
  expect(mails.map((mail) => mail.subject).sort()).toEqual([...subjects].sort());
  expect(mails.map((mail) => mail.id)).toEqual(
    mails
      .map((mail) => mail.id)
      .sort()
      .reverse(),
  );
  expect(await readdir(dir)).toHaveLength(20);
});

describe('a mailbox with a directory', () => {
  test('has its mails again after a restart', async () => {
    const dir = await newDir();
    const before = await openMailbox({ dir });
    await send(before, { subject: 'First', bcc: 'desk@lago.example' });
    await send(before, {
      subject: 'Second',
      attachments: [{ filename: 'a.bin', content: Buffer.from([0, 255, 13, 10]) }],
    });
    const kept = before.mails();
    await before.stop();

    const after = await openMailbox({ dir });
    expect(after.mails()).toEqual(kept);
    await send(after, { subject: 'Third' });
    expect(after.mails().map((mail) => mail.subject)).toEqual(['Third', 'Second', 'First']);
  });

  test('forgets a mail whose writing was cut short, and minds no other file', async () => {
    const dir = await newDir();
    await writeFile(join(dir, '001790000000000-0123abcd.eml.part'), 'Subject: ha');
    await writeFile(join(dir, 'notes.txt'), 'not ours');
    const mailbox = await openMailbox({ dir });
    expect(mailbox.mails()).toEqual([]);
    expect(await readdir(dir)).toEqual(['notes.txt']);
  });

  test('keeps the newest 500', async () => {
    const dir = await newDir();
    const idOf = (n: number): string => `${String(1_700_000_000_000 + n).padStart(15, '0')}-0123abcd`;
    for (let n = 0; n < 500; n += 1) await writeFile(join(dir, `${idOf(n)}.eml`), `Subject: Stay ${n}\r\n\r\n`);
    const mailbox = await openMailbox({ dir });
    await send(mailbox, { subject: 'One more' });
    expect(mailbox.mails()).toHaveLength(500);
    expect(mailbox.mails()[0]?.subject).toBe('One more');
    expect(mailbox.mails().at(-1)?.subject).toBe('Stay 1');
    expect(await readdir(dir)).not.toContain(`${idOf(0)}.eml`);
  });
});

test('a mail beyond ten megabytes is refused by name and not kept', async () => {
  const mailbox = await openMailbox();
  await expect(send(mailbox, { text: 'x'.repeat(11 * 1024 * 1024) })).rejects.toMatchObject({ responseCode: 552 });
  expect(mailbox.mails()).toEqual([]);
  await send(mailbox);
  expect(mailbox.mails()).toHaveLength(1);
});

test('any name and password open the line, as the address may carry them in production', async () => {
  const mailbox = await openMailbox();
  await send({ ...mailbox, smtpUrl: mailbox.smtpUrl.replace('//', '//hotel:secret@') });
  expect(mailbox.mails()).toHaveLength(1);
});

describe('stopping', () => {
  test('closes the port and every open line', async () => {
    const mailbox = await openMailbox();
    const { port, hostname } = new URL(mailbox.smtpUrl);
    const idle = connect(Number(port), hostname);
    await once(idle, 'data');
    const hungUp = once(idle, 'close');
    await mailbox.stop();
    await hungUp;
    await expect(send(mailbox)).rejects.toMatchObject({ code: 'ESOCKET' });
    const again = await openMailbox({ port: Number(port) });
    expect(again.smtpUrl).toBe(mailbox.smtpUrl);
  });

  test('does not wait for a mail that is half said', async () => {
    const mailbox = await openMailbox();
    const { port, hostname } = new URL(mailbox.smtpUrl);
    const slow = connect(Number(port), hostname);
    await once(slow, 'data');
    for (const line of ['EHLO a', 'MAIL FROM:<a@b.example>', 'RCPT TO:<c@d.example>', 'DATA']) {
      slow.write(`${line}\r\n`);
      await once(slow, 'data');
    }
    slow.write('Subject: half');
    await Promise.all([once(slow, 'close'), mailbox.stop()]);
    expect(mailbox.mails()).toEqual([]);
  });
});

test('a port that is taken is said so', async () => {
  const mailbox = await openMailbox();
  const port = Number(new URL(mailbox.smtpUrl).port);
  await expect(startMailbox({ port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
});
