/** What is to be said of a record; wrong: letters do not arrive because of it. */
export type Finding<Code extends string> = {
  readonly code: Code;
  readonly weight: 'wrong' | 'better';
  /** The part of the record that is meant. */
  readonly word?: string;
};

export type Verdict<Code extends string> = {
  readonly findings: readonly Finding<Code>[];
  /** What is to stand there; null where only whoever sends the mail can say it. */
  readonly line: string | null;
};

export const wrong = <Code extends string>(code: Code, word?: string): Finding<Code> => finding('wrong', code, word);
export const better = <Code extends string>(code: Code, word?: string): Finding<Code> => finding('better', code, word);

const finding = <Code extends string>(
  weight: 'wrong' | 'better',
  code: Code,
  word: string | undefined,
): Finding<Code> => (word === undefined ? { code, weight } : { code, weight, word });
