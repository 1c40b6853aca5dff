/** A value as JSON, ready to be sent. */
export const jsonBytes = (value: unknown): Buffer => Buffer.from(JSON.stringify(value));

/** An object as JSON without its braces, to stand among other fields. */
export const jsonInside = (value: object): Buffer => jsonBytes(value).subarray(1, -1);
