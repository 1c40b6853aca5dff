/** Where the words of a part of the run go. */
export type Print = (text: string) => void;

export const printNow: Print = (text) => void process.stdout.write(text);

/** Two parts at once would mix their words: those of the second are held until the first is through. */
export function heldPrinter(print: Print = printNow): { readonly print: Print; release(): void } {
  let held: string[] | null = [];
  return {
    print: (text) => (held ? void held.push(text) : print(text)),
    release() {
      const words = held?.join('') ?? '';
      held = null;
      if (words !== '') print(words);
    },
  };
}
