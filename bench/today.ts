import { stayDate } from '@stayfront/rules/stay/stay-date';

/** The day on which all benchmarks happen. */
export const today = stayDate('2030-06-03');
