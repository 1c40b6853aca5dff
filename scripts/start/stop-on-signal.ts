/** Ctrl-C or SIGTERM once: finish what is running and stop. Twice: the person does not want to wait. */
export function stopOnSignal(stop: () => Promise<void>, say: (line: string) => void): void {
  let isStopping = false;
  const onSignal = (): void => {
    if (isStopping) process.exit(1);
    isStopping = true;
    say('Finishing what is running, then stopping …');
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}
