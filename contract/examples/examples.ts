/** What an operation takes and gives, for whoever reads the documentation; tests hold them to the schemas. */
export type Examples = {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly answer: unknown;
};
