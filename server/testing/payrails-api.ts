import { constants, createCipheriv, createPublicKey, publicEncrypt, randomBytes, randomUUID } from 'node:crypto';
import { startPayrails, type PayrailsOptions, type PayrailsSandbox } from '@stayfront/sandbox/payrails/start-payrails';
import { payrails } from '../payment/providers/payrails/payrails.ts';
import type { PayrailsSettings } from '../payment/providers/payrails/settings.ts';
import type { PaymentProvider } from '../payment/port/payment-provider.ts';
import { strikeOnce, type Struck } from './strike-once.ts';

export type PayrailsApi = {
  readonly sandbox: PayrailsSandbox;
  readonly settings: PayrailsSettings;
  readonly provider: PaymentProvider;
  /** A question that the sandbox was told to fail, to an adapter that does not wait long. */
  readonly struck: Struck;
  /** What the provider's script does in the guest's browser when the guest pays. */
  pay(data: string, card: string): Promise<Response>;
  /** What it does when the card is only kept. */
  keepCard(data: string, card: string): Promise<Response>;
  /** What the guest answers on the bank's page. */
  answerBank(challengeUrl: string, answer: 'approve' | 'reject'): Promise<Response>;
};

type Blob = {
  readonly token: string;
  readonly amount: object;
  readonly holderReference: string;
  readonly vaultConfiguration: { encryptionPublicKey: string; links: { saveInstrument: { href: string } } };
  readonly execution: { initialResults: { body: { links: { authorize: { href: string } } } }[] };
};

/** Payrails' sandbox on a port of its own, and our adapter pointed at it. */
export async function openPayrailsApi(
  options: Partial<PayrailsOptions> & { webhookUrl?: () => string } = {},
): Promise<PayrailsApi> {
  const { webhookUrl, ...rest } = options;
  const account = { clientId: 'seeblick', clientSecret: 'canary-client-secret', workspaceId: 'seeblick-rooms' };
  const webhookKey = 'canary-webhook-key';
  const webhook = webhookUrl ? { url: webhookUrl, key: webhookKey } : null;
  const sandbox = await startPayrails({ accounts: [{ ...account, webhook }], ...rest });
  const settings: PayrailsSettings = {
    provider: 'PAYRAILS',
    baseUrl: sandbox.url,
    ...account,
    workflowCode: 'payment-acceptance',
    webhookKey,
    webhookKeyEncoding: 'text',
  };
  const read = (data: string): Blob => JSON.parse(Buffer.from(data, 'base64').toString('utf8')) as Blob;
  // The script sends JSON without saying so.
  const send = (url: string, token: string, body: object): Promise<Response> =>
    fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'x-idempotency-key': randomUUID(), 'content-type': 'text/plain' },
      body: JSON.stringify(body),
    });
  return {
    sandbox,
    settings,
    provider: payrails(settings, 300_000),
    struck: strikeOnce(payrails(settings, 1_500), sandbox.faults),
    pay(data, card) {
      const { token, amount, vaultConfiguration, execution } = read(data);
      const encryptedData = encryptCard(card, vaultConfiguration.encryptionPublicKey);
      const returnInfo = { success: 'https://x.example', error: 'https://x.example' };
      return send(execution.initialResults[0]?.body.links.authorize.href ?? '', token, {
        amount,
        returnInfo,
        paymentComposition: [
          { paymentMethodCode: 'card', amount, storeInstrument: true, paymentInstrumentData: { encryptedData } },
        ],
      });
    },
    keepCard(data, card) {
      const { token, holderReference, vaultConfiguration } = read(data);
      const encryptedData = encryptCard(card, vaultConfiguration.encryptionPublicKey);
      const { href } = vaultConfiguration.links.saveInstrument;
      return send(href, token, { holderReference, storeInstrument: true, data: { encryptedData } });
    },
    answerBank: (challengeUrl, answer) =>
      fetch(`${challengeUrl}/answer`, { method: 'POST', body: new URLSearchParams({ answer }) }),
  };
}

/** As the card frame does it: JWE with RSA-OAEP-256 and A256GCM. */
function encryptCard(cardNumber: string, publicKey: string): string {
  const card = { cardNumber, expiryMonth: '12', expiryYear: '39', securityCode: '123', holderName: 'Ada Lovelace' };
  const [secret, iv] = [randomBytes(32), randomBytes(12)];
  const header = Buffer.from('{"alg":"RSA-OAEP-256","enc":"A256GCM"}').toString('base64url');
  const cipher = createCipheriv('aes-256-gcm', secret, iv).setAAD(Buffer.from(header));
  const text = Buffer.concat([cipher.update(JSON.stringify(card)), cipher.final()]);
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
  const wrapped = publicEncrypt({ key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }, secret);
  return [header, ...[wrapped, iv, text, cipher.getAuthTag()].map((part) => part.toString('base64url'))].join('.');
}
