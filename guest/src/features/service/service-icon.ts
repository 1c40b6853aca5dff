import { createElement } from 'react';
import { pricingTypes } from '@stayfront/rules/service/price-service';
import type { ServiceOffer } from '@stayfront/contract/service';
import { ConciergeBell, Moon, Ticket, UserRound, UsersRound, Utensils, type LucideIcon } from 'lucide-react';

// In the contract's order.
const signs: Record<keyof typeof pricingTypes & `${number}`, LucideIcon> = [
  Moon,
  UserRound,
  UsersRound,
  ConciergeBell,
  Ticket,
];

/** The sign of a service without a picture: a meal, or what it is counted by. */
export function ServiceIcon({ offer: { mealPlanCode, pricingType } }: { offer: ServiceOffer }) {
  const place = `${pricingTypes.indexOf(pricingType)}` as keyof typeof signs;
  return createElement(mealPlanCode === null ? signs[place] : Utensils, { className: 'ic', 'aria-hidden': true });
}
