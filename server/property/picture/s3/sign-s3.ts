import { createHash, createHmac } from 'node:crypto';

type Signed = {
  readonly method: 'GET' | 'PUT';
  readonly url: URL;
  readonly headers?: Readonly<Record<string, string>>;
  /** The SHA-256 of what is sent, in hex. */
  readonly contentHash: string;
  readonly key: string;
  readonly secret: string;
  readonly region: string;
  readonly now: number;
};

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** AWS Signature Version 4 for S3: the headers that show who asks and that nobody changed what is asked. */
export function signS3({ method, url, headers = {}, contentHash, key, secret, region, now }: Signed): Headers {
  const at = new Date(now).toISOString().replace(/[-:]|\.\d{3}/g, '');
  const day = at.slice(0, 8);
  const sent: Record<string, string> = {
    ...headers,
    host: url.host,
    'x-amz-content-sha256': contentHash,
    'x-amz-date': at,
  };
  const names = Object.keys(sent).toSorted();
  const canonical = [
    method,
    url.pathname
      .split('/')
      .map((part) => encoded(decodeURIComponent(part)))
      .join('/'),
    [...url.searchParams]
      .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
      .toSorted()
      .join('&'),
    ...names.map((name) => `${name}:${sent[name]?.trim()}`),
    '',
    names.join(';'),
    contentHash,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const hash = createHash('sha256').update(canonical).digest('hex');
  const signingKey = hmac(hmac(hmac(hmac(`AWS4${secret}`, day), region), 's3'), 'aws4_request');
  const signature = hmac(signingKey, ['AWS4-HMAC-SHA256', at, scope, hash].join('\n')).toString('hex');
  const { host: _, ...rest } = sent; // the connection itself names it
  return new Headers({
    ...rest,
    authorization: `AWS4-HMAC-SHA256 Credential=${key}/${scope},SignedHeaders=${names.join(';')},Signature=${signature}`,
  });
}
