/** How many ms somebody waits for a connection: as the address says it, in PostgreSQL's own word, or five seconds. */
export function connectPatience(url: string): number {
  const seconds = new URL(url).searchParams.get('connect_timeout') ?? '';
  return /^[1-9]\d{0,3}$/.test(seconds) ? Number(seconds) * 1_000 : 5_000;
}
