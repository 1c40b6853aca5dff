import type { APIRequestContext } from '@playwright/test';

export type CaughtMail = {
  readonly to: string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};

/** The mails that arrived for an address. */
export async function findMails(request: APIRequestContext, address: string): Promise<CaughtMail[]> {
  const mails = (await (await request.get('/__mail.json')).json()) as CaughtMail[];
  return mails.filter(({ to }) => to.includes(address));
}
