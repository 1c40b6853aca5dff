/** What is said, and of what. */
export type Line = readonly [label: string, value: string];
