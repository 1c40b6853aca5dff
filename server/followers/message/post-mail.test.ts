import { expect, onTestFinished, test } from 'vitest';
import { ada } from '../../testing/guest-api.ts';
import { openMailbox } from '../../testing/open-mailbox.ts';
import { smtpPost } from './post-mail.ts';

test('a guest’s name that has got past the form with a line break still adds no header', async () => {
  const mailbox = await openMailbox();
  const evil = 'Ada\r\nBcc: eve@evil.example\r\nX-Evil: 1\r\n\r\nBody';
  await mailbox.post({
    messageId: 'm-1',
    from: { name: evil, address: 'desk@probe.example' },
    to: { name: evil, address: ada.email },
    subject: evil,
    html: '<p>Hello</p>',
    text: 'Hello',
  });
  const [mail] = mailbox.mails();
  expect(mail?.to).toEqual([ada.email]);
  expect(mail?.headers.filter(({ name }) => /^(bcc|x-evil)$/i.test(name))).toEqual([]);
  expect(mail?.text).toBe('Hello');
});

test('a mail server that turns an address away leaves no trace of it in the error', async () => {
  const smtp = smtpPost('smtp://127.0.0.1:1');
  onTestFinished(() => smtp.close());
  const from = { name: 'Hotel', address: 'desk@probe.example' };
  const to = { name: 'Ada', address: ada.email };
  const posting = smtp.post({ messageId: 'm', from, to, subject: '', html: '', text: '' });
  await expect(posting).rejects.toThrow(/^The mail was not taken, ESOCKET, CONN$/);
});
