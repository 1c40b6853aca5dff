/** What a request of a client consists of, or what is wrong with how it was sent, for people. */
export type ReadForm = { readonly action: string; readonly request: Buffer | null } | { readonly fault: string };

const mostParts = 10;
const mostHead = 8 * 1024;

/**
 * Reads multipart/form-data with the parts `action` and `request`, each a field or a file. By hand and strictly: two servers
 * must not understand one request in two ways.
 */
export function readForm(contentType: string | undefined, body: Buffer): ReadForm {
  const boundary = boundaryOf(contentType);
  if (boundary === null) return { fault: 'send multipart/form-data with a boundary' };
  const parts = partsOf(body, boundary);
  if ('fault' in parts) return parts;
  const named = (name: string) => parts.list.filter((part) => part.name === name);
  for (const name of ['action', 'request'])
    if (named(name).length > 1) return { fault: `the part "${name}" stands there twice` };
  const [action] = named('action');
  const [request] = named('request');
  if (!action) return { fault: 'the part "action" is missing' };
  const fault = [action, request].map((part) => (part ? faultOf(part) : null)).find((one) => one !== null);
  if (fault) return { fault };
  if (action.content.length > 200) return { fault: 'the part "action" is too long' };
  return { action: action.content.toString('utf8').trim(), request: request?.content ?? null };
}

function boundaryOf(contentType = ''): string | null {
  const match = /^multipart\/form-data\s*;(?:[^"]*;)?\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))\s*(?:;.*)?$/i.exec(
    contentType,
  );
  return match?.[1] ?? match?.[2] ?? null;
}

type Part = { readonly name: string; readonly head: string; readonly content: Buffer };

function partsOf(body: Buffer, boundary: string): { readonly list: readonly Part[] } | { readonly fault: string } {
  const mark = Buffer.from(`\r\n--${boundary}`);
  // The first mark stands at the beginning, without a line end before it.
  const whole = Buffer.concat([Buffer.from('\r\n'), body]);
  const list: Part[] = [];
  let at = whole.indexOf(mark);
  if (at < 0) return { fault: 'the boundary of the parts is nowhere in the body' };
  for (;;) {
    at += mark.length;
    if (whole.subarray(at, at + 2).equals(Buffer.from('--'))) return { list };
    if (list.length >= mostParts) return { fault: `there are more than ${mostParts} parts` };
    const lineEnd = whole.indexOf('\r\n', at);
    const headEnd = whole.indexOf('\r\n\r\n', at);
    const next = whole.indexOf(mark, at);
    if (next < 0) return { fault: 'the last part has no end' };
    if (lineEnd < 0 || headEnd < 0 || headEnd > next || headEnd - at > mostHead)
      return { fault: 'a part has no head of its own' };
    const head = whole.toString('latin1', lineEnd + 2, headEnd);
    const name = /^content-disposition:\s*form-data\s*;(?:[^\r\n]*;)?\s*name="?([^";\r\n]*)"?/im.exec(head)?.[1];
    if (name === undefined) return { fault: 'a part has no name' };
    list.push({ name, head, content: whole.subarray(headEnd + 4, next) });
    at = next;
  }
}

function faultOf({ name, head }: Part): string | null {
  const charset = /^content-type:[^\r\n]*charset\s*=\s*"?([^\s";]+)/im.exec(head)?.[1];
  if (charset !== undefined && !/^(utf-?8|us-ascii)$/i.test(charset))
    return `the part "${name}" says that it is in ${charset.replace(/[^\w.-]/g, '?').slice(0, 40)}: send it in UTF-8`;
  const packed = /^content-transfer-encoding:\s*([\w-]+)/im.exec(head)?.[1];
  if (packed !== undefined && !/^(binary|8bit|7bit)$/i.test(packed))
    return `the part "${name}" is written as ${packed.slice(0, 40)}: send it as it is`;
  return null;
}
