import { createHash } from 'node:crypto';

/** Fields as a browser would send them. The boundary is made of what it must not stand in. */
export function formOf(fields: Readonly<Record<string, string>>): {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
} {
  const boundary = `sf-${createHash('sha256').update(JSON.stringify(fields)).digest('hex')}`;
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: `${parts.join('')}--${boundary}--\r\n`,
  };
}
