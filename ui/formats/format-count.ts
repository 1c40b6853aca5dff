import { writeNumber } from './write-number.ts';

export const formatCount = (language: string, count: number): string => writeNumber(language, count);
