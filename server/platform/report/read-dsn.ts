/** Where failures are sent, and the key that is shown there. */
export type Dsn = { readonly endpoint: string; readonly key: string };

/** Reads `https://KEY@HOST/PROJECT`, as Sentry and its like write it; null where it is none. */
export function readDsn(text: string): Dsn | null {
  if (!URL.canParse(text)) return null;
  const { protocol, username, host, pathname } = new URL(text);
  const [, folder = '', project = ''] = /^(.*)\/(\w+)\/?$/.exec(pathname) ?? [];
  if (!/^https?:$/.test(protocol) || !/^\w+$/.test(username) || project === '') return null;
  return { endpoint: `${protocol}//${host}${folder}/api/${project}/envelope/`, key: username };
}
