/**
 * What a person typed, for the inside of a sentence. Lingui looks for the sentence's own tags (<0>) after the values are
 * in, and would take one that was typed for its own; a sign without width behind the bracket makes it text again.
 */
export const asText = (typed: string): string => typed.replaceAll('<', '<\u2060');
