import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

export type S3Request = {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
};

export type S3Account = { readonly key: string; readonly secret: string; readonly region: string };

const longestSkew = 15 * 60_000;

/** Works a request's signature out anew, as S3 does; the name of what is wrong, or null. */
export function checkS3Signature(request: S3Request, account: S3Account, now: number): string | null {
  const text = (name: string): string => String(request.headers[name] ?? '');
  const match =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request,\s*SignedHeaders=([a-z0-9;-]+),\s*Signature=([0-9a-f]{64})$/.exec(
      text('authorization'),
    );
  if (!match) return 'AccessDenied';
  const [, key, day = '', region, signed = '', signature = ''] = match;
  if (key !== account.key) return 'InvalidAccessKeyId';
  const at = text('x-amz-date');
  const sentAt = Date.parse(at.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (region !== account.region || !at.startsWith(day)) return 'AuthorizationHeaderMalformed';
  if (!(Math.abs(now - sentAt) <= longestSkew)) return 'RequestTimeTooSkewed';
  const names = signed.split(';');
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => names.includes(name))) return 'AccessDenied';
  const hash = createHash('sha256').update(request.body).digest('hex');
  if (text('x-amz-content-sha256') !== hash) return 'XAmzContentSHA256Mismatch';
  const [path = '', query = ''] = request.url.split('?');
  const canonical = [
    request.method,
    path,
    query.split('&').toSorted().join('&'),
    ...names.map((name) => `${name}:${text(name).trim()}`),
    '',
    signed,
    hash,
  ].join('\n');
  const scope = `${day}/${account.region}/s3/aws4_request`;
  const digest = createHash('sha256').update(canonical).digest('hex');
  const secret = [day, account.region, 's3', 'aws4_request'].reduce<Buffer>(
    (inner, part) => createHmac('sha256', inner).update(part).digest(),
    Buffer.from(`AWS4${account.secret}`),
  );
  const expected = createHmac('sha256', secret).update(`AWS4-HMAC-SHA256\n${at}\n${scope}\n${digest}`).digest();
  return timingSafeEqual(expected, Buffer.from(signature, 'hex')) ? null : 'SignatureDoesNotMatch';
}
