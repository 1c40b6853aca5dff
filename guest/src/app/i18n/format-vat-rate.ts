import { percentIn } from '@stayfront/rules/language/percent-in';

/** 3.8%, from what the contract calls 380. */
export const formatVatRate = (language: string, basisPoints: number): string => percentIn(language, basisPoints / 100);
