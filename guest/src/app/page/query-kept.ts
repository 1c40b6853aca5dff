/**
 * What goes along to the notice of a closed house and back: the search, the language and the light hold again when it
 * opens. A guest's token opens nothing there, and stays behind.
 */
export function queryKept(query: URLSearchParams): string {
  const kept = new URLSearchParams(query);
  for (const name of ['t', 'token']) kept.delete(name);
  return kept.size === 0 ? '' : `?${kept.toString()}`;
}
