import { isStayDate } from '@stayfront/rules/stay/stay-date';
import type { Asking } from '../../app/data/offers-query.ts';

const countIn = (text: string | null, least: number, most: number, usual: number): number => {
  const count = /^\d{1,3}$/.test(text ?? '') ? Number(text) : usual;
  return Math.min(Math.max(count, least), most);
};

/** It stands in the address, so that going back and reloading keep it. */
export function readAsking(query: URLSearchParams, today: string): Asking {
  const arrival = query.get('arrival') ?? '';
  return {
    arrival: isStayDate(arrival) && arrival >= today ? arrival : today,
    nights: countIn(query.get('nights'), 1, 90, 1),
    adults: countIn(query.get('adults'), 1, 20, 2),
    ages: (query.get('ages') ?? '')
      .split(',')
      .filter((age) => /^(?:1[0-7]|\d)$/.test(age))
      .map(Number)
      .slice(0, 20),
    promoCode: (query.get('code') ?? '').slice(0, 40),
  };
}

export const writeAsking = ({ arrival, nights, adults, ages, promoCode }: Asking): URLSearchParams =>
  new URLSearchParams({
    arrival,
    nights: String(nights),
    adults: String(adults),
    ...(ages.length > 0 ? { ages: ages.join(',') } : {}),
    ...(promoCode === '' ? {} : { code: promoCode }),
  });
