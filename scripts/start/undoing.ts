/** What has been begun is taken back in the opposite order. */
export function undoing(): { later(step: () => Promise<unknown>): void; all(): Promise<void> } {
  const steps: (() => Promise<unknown>)[] = [];
  return {
    later: (step) => void steps.push(step),
    async all() {
      for (const step of steps.splice(0).reverse()) await step();
    },
  };
}
