/** By which the sheet says where the keyboard is. */
export const cellId = (row: number, col: number): string => `night-${row}-${col}`;
