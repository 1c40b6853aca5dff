/** One thing a command of ours can do, such as `npm run hotel`. Words in capitals are given by the caller; those in brackets may be left out. */
export type Command = {
  readonly words: readonly [name: string, ...given: string[]];
  readonly says: string;
  /** Gives back an exit code. */
  readonly run: (given: readonly string[]) => Promise<number>;
};

/** The command somebody has typed, if it is one and has all it needs. */
export function findCommand(commands: readonly Command[], typed: readonly string[]): Command | undefined {
  const [name, ...given] = typed;
  return commands.find(({ words: [own, ...wanted] }) => {
    const needed = wanted.filter((word) => !word.startsWith('['));
    return own === name && given.length >= needed.length && given.length <= wanted.length;
  });
}

export function usageOf(commands: readonly Command[], script = 'hotel'): string {
  const lines = commands.map(({ words, says }) => ({ line: `  npm run ${script} -- ${words.join(' ')}`, says }));
  const width = Math.max(...lines.map(({ line }) => line.length));
  return lines.map(({ line, says }) => `${line.padEnd(width)}  ${says}`).join('\n');
}
