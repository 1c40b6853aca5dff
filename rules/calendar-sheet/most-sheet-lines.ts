/** A file may have so many lines: two years of a house with some forty rooms and several rates. */
export const mostSheetLines = 120_000;
