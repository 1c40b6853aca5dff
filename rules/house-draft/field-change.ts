/** One field as it was and as it is to be; a side that is absent says that it is not there. */
export type FieldChange = {
  readonly path: string;
  readonly before?: unknown;
  readonly after?: unknown;
};

/** Sides that are not there are not named, as in JSON. */
export const fieldChange = (path: string, before: unknown, after: unknown): FieldChange => ({
  path,
  ...(before === undefined ? {} : { before }),
  ...(after === undefined ? {} : { after }),
});
