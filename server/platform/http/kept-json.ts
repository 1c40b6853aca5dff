import { jsonInside } from './json-bytes.ts';

/** A value that many answers share, and the same as JSON without braces, for answers that are written by hand. */
export type KeptJson<Value extends object> = { readonly value: Value; readonly json: Uint8Array };

export const keptJson = <Value extends object>(value: Value): KeptJson<Value> => ({ value, json: jsonInside(value) });
