/** Where a database is away, restarting, or has too much to do. Numbers are SQLSTATE or their classes: connection lost,
 * left idle, out of resources, cancelled or shutting down, deadlock, a lock that did not come. */
const codes =
  /^(08|25P03|53|57|40001|40P01|55P03|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|ENOTFOUND)/;
const words = /timeout exceeded|Connection terminated|connection error and is not queryable|Connection lost/;

/** Whether an error of the database passes by itself: whoever asked may ask again. */
export function isPassing(error: unknown): boolean {
  // Where a name has two addresses, as localhost has, an error that both refused has a code and no message.
  const { code = '', message = '' } = (error ?? {}) as { code?: string; message?: string };
  return codes.test(code) || words.test(message);
}
