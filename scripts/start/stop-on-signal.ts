/** Ctrl-C reaches us from the terminal, and once more from npm where its shell has made way for us: that is one wish. */
const sameWishMs = 1_000;
const parentLookMs = 200;

/**
 * Ctrl-C or SIGTERM once: finish what is running and stop. Twice: the person does not want to wait. npm passes SIGTERM
 * on to the shell between us, which ends without a word, and npm with it: so we also stop when our parent is gone.
 */
export function stopOnSignal(stop: () => Promise<void>, say: (line: string) => void): { isStopping(): boolean } {
  let begun: number | null = null;
  const begin = (): void => {
    if (begun !== null) return;
    begun = performance.now();
    say('Finishing what is running, then stopping …');
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  const onSignal = (): void => {
    if (begun !== null && performance.now() - begun > sameWishMs) process.exit(1);
    begin();
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  if (process.env['npm_lifecycle_event'] !== undefined) {
    const parent = process.ppid;
    setInterval(() => {
      if (process.ppid !== parent) begin();
    }, parentLookMs).unref();
  }
  return { isStopping: () => begun !== null };
}
