/** A file may be so large; a hundred thousand lines with all columns are about seven million. */
export const mostSheetBytes = 9_000_000;
