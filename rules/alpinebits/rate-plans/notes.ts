/** What was taken and is worth telling all the same. */
export type Note = { readonly element: string; readonly message: string };
export type Notes = {
  readonly list: readonly Note[];
  add(element: string, message: string, line?: number): void;
};

const mostNotes = 50;

export function gatherNotes(): Notes {
  const list: Note[] = [];
  return {
    list,
    add(element, message, line) {
      if (list.length >= mostNotes) return;
      const at = line !== undefined && line > 0 ? ` (line ${line})` : '';
      list.push({ element, message: `${element}${at}: ${message}` });
    },
  };
}
