import { startChannelManager } from '@stayfront/sandbox/channel-manager/start-channel-manager';
import { startGooglePrices } from '@stayfront/sandbox/google-prices/start-google-prices';
import { startPartners } from '@stayfront/sandbox/partners/start-partners';
import { startImagekit } from '@stayfront/sandbox/storage/start-imagekit';
import { startS3 } from '@stayfront/sandbox/storage/start-s3';

export const sandboxNames = ['partners', 'storage', 'channel-manager', 'google'] as const;
export type SandboxName = (typeof sandboxNames)[number];

/** A stand-in that runs, and what to type so that a server here uses it. */
type RunningSandbox = { readonly lines: readonly string[]; stop(): Promise<void> };

/** Where they listen unless another port is named: the same each time, since it stands in settings. */
const usualPorts: Record<SandboxName, number> = {
  partners: 3070,
  storage: 3080,
  'channel-manager': 3085,
  google: 3090,
};

/**
 * Starts what stands for others while one tries things out: partners that hear of bookings, storage for pictures, a
 * channel manager, or Google where it takes prices.
 */
export const startSandbox = (name: SandboxName, port = usualPorts[name]): Promise<RunningSandbox> =>
  openers[name](port);

const openers: Record<SandboxName, (port: number) => Promise<RunningSandbox>> = {
  partners: openPartners,
  storage: openStorage,
  'channel-manager': openChannelManager,
  google: openGoogle,
};

async function openChannelManager(port: number): Promise<RunningSandbox> {
  const theirs = { login: 'stayfront', password: 'Sandbox-password-1' };
  const { url, stop } = await startChannelManager({ ...theirs, port });
  const root = new URL(url).origin;
  const engine = { url: 'http://127.0.0.1:3000/api/hotels/1002/channel-manager', hotelCode: '1002' };
  const post = (path: string, body: object): string =>
    `  curl -s ${root}/sandbox/${path} -H 'content-type: application/json' -d '${JSON.stringify(body)}'`;
  return {
    lines: [
      `A channel manager is played. At the desk, under Connections, let one in that is called at ${url}`,
      `as ${theirs.login} with the password ${theirs.password}, then tell it what the desk has shown:`,
      post('engine', { ...engine, login: 'LOGIN', password: 'PASSWORD' }),
      'What it sends and what it has taken:',
      post('rooms-and-rates', {}),
      post('availability', { updates: [{ room: 'ROOM', start: '2027-06-01', end: '2027-06-30', limit: 4 }] }),
      `  curl -s ${root}/sandbox/bookings`,
      `How to have it fail: curl -s ${root}/sandbox/faults`,
    ],
    stop,
  };
}

async function openPartners(port: number): Promise<RunningSandbox> {
  const { url, stop } = await startPartners({ port });
  // Keys as the recorded examples have them.
  const settings = [
    { partner: 'tripadvisor', url: `${url}/tripadvisor/conversion`, id: '80451', partnerName: 'SSC_Example' },
    {
      partner: 'trivago',
      url: `${url}/trivago/tracking/booking`,
      apiKey: 'sandbox',
      advertiserId: '2140',
      hotel: '1001',
    },
    { partner: 'kayak', url: `${url}/kayak/confirm`, provider: 'EXAMPLE' },
    {
      partner: 'google',
      url: `${url}/google/ads`,
      tokenUrl: `${url}/google/token`,
      customerId: '1234567890',
      loginCustomerId: '9998887776',
      conversionActionId: '4711',
      developerToken: 'sandbox',
      clientId: 'sandbox',
      clientSecret: 'sandbox',
      refreshToken: 'sandbox',
    },
  ];
  return {
    lines: [
      `Tripadvisor, trivago, Kayak and Google Ads are played at ${url}; what came is at ${url}/sandbox/received`,
      'Put one of these with the key of a hotel (npm run hotel -- key HOTEL NAME), PUT …/manage/channels:',
      ...settings.map((one) => `  ${JSON.stringify(one)}`),
    ],
    stop,
  };
}

async function openGoogle(port: number): Promise<RunningSandbox> {
  const { url, stop } = await startGooglePrices({ port });
  return {
    lines: [
      `Google takes prices at ${url}; what came is at ${url}/sandbox/received`,
      'Put this with the key of a hotel (npm run hotel -- key HOTEL NAME), PUT …/desk/google-prices/hotels:',
      `  ${JSON.stringify({ partnerKey: 'sandbox', address: url })}`,
    ],
    stop,
  };
}

async function openStorage(port: number): Promise<RunningSandbox> {
  const account = { key: 'sandbox', secret: 'sandbox-secret', region: 'eu-central-1' };
  const privateKey = 'private_sandbox';
  const s3 = await startS3(account, Date.now, port);
  const imagekit = await startImagekit(privateKey, Date.now, port === 0 ? 0 : port + 1);
  const bucket = s3.url.replace('//', `//${account.key}:${account.secret}@`);
  const endpoint = imagekit.endpoint.replace('//', `//${privateKey}@`);
  return {
    lines: [
      'Storage for pictures is played, and forgotten when it stops. Start the server with one of these:',
      `  PICTURES_URL='s3+${bucket}/pictures?region=${account.region}'`,
      `  PICTURES_URL='imagekit+${endpoint}?upload=${encodeURIComponent(imagekit.uploadUrl)}'`,
    ],
    stop: async () => void (await Promise.all([s3.stop(), imagekit.stop()])),
  };
}
