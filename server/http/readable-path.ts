/**
 * An address whose path cannot be decoded names no page, and is to be answered as such: what is no encoding stands for
 * itself. Machines that ask the API are told so by Fastify.
 */
export function readablePath(url: string): string {
  if (url.startsWith('/api/')) return url;
  const [path = '', ...query] = url.split(/(?=\?)/);
  return canBeDecoded(path) ? url : path.replaceAll('%', '%25') + query.join('');
}

function canBeDecoded(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
