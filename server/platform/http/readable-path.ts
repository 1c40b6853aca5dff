/**
 * The path of a request as every part of the server understands it in the same way. A proxy's client may name a host
 * before it, which tells us nothing; what looks like a host or a folder to some readers and not to others (two slashes,
 * a backslash) is part of a name, and no page has such a name. A path that cannot be decoded stands for itself. Machines
 * that ask the API are told so by Fastify.
 */
export function readablePath(url: string): string {
  const target = url.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '');
  const [path = '', ...query] = target.split(/(?=\?)/);
  const named = path
    .replaceAll('\\', '%5C')
    .replace(/^(?!\/)/, '/')
    .replace(/^\/\/+/, '/%2F');
  const rest = query.join('');
  if (named.startsWith('/api/') || canBeDecoded(named)) return named + rest;
  return named.replaceAll('%', '%25') + rest;
}

function canBeDecoded(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
