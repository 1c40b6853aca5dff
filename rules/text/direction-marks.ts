/**
 * Signs that nobody sees and that turn the text around them round: marks, embeddings, overrides and isolates of the
 * bidirectional algorithm. In a name they make a stranger of what stands beside it.
 */
const marks = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

export const hasDirectionMarks = (text: string): boolean => text.search(marks) >= 0;

export const withoutDirectionMarks = (text: string): string => text.replace(marks, '');
