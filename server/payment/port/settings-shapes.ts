import { z } from 'zod';

const loopback = ['localhost', '127.0.0.1', '[::1]'];

/** Only the sandbox of this machine is reached without https. */
export const isOnThisMachine = (url: string): boolean => loopback.includes(new URL(url).hostname);

/** https to anywhere; plain http only to this machine, where the sandbox is. */
export const BaseUrl = z.url().refine(
  (text) => {
    if (!URL.canParse(text)) return false;
    const { protocol, username, password, search, hash } = new URL(text);
    const isSafe = protocol === 'https:' || (protocol === 'http:' && isOnThisMachine(text));
    return isSafe && username === '' && password === '' && search === '' && hash === '';
  },
  { error: 'Use an https address without user, query or fragment' },
);

export const Word = z.string().min(1).max(4_000);

/** A source of a security policy: a host by https, with all below it where it begins with a star; or all of https. */
export const FrameSource = z
  .string()
  .regex(
    /^https:(?:\/\/(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d{1,5})?)?$/,
    'Use a host such as https://*.bank.example',
  );

/** For which of the provider's systems these credentials are; absent, the hotel's own `test` says it. */
export const IsTest = z.boolean().optional();
