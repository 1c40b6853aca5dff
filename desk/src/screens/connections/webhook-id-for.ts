/** An id for a new webhook, of the name of its machine and free among those there are. */
export function webhookIdFor(url: string, taken: readonly string[]): string {
  const host = URL.canParse(url) ? new URL(url).hostname : '';
  const name =
    host
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '')
      .slice(0, 36) || 'webhook';
  for (let place = 1; ; place++) {
    const id = place === 1 ? name : `${name}-${place}`;
    if (!taken.includes(id)) return id;
  }
}
