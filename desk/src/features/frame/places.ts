import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Role } from '@stayfront/rules/people/role';
import {
  BedDouble,
  BookOpen,
  Cable,
  CalendarDays,
  ChartColumn,
  Palette,
  Sun,
  Users,
  type LucideIcon,
} from 'lucide-react';

export type Place = {
  /** Below /:hotelId. */
  readonly path: string;
  /** Pages elsewhere that belong to it. */
  readonly alsoAt?: readonly string[];
  readonly name: MessageDescriptor;
  readonly icon: LucideIcon;
  readonly leastRole: Role;
  /** The letter behind G that leads there. */
  readonly key: string;
  /** The daily ones stand above the line, and on a phone at its foot. */
  readonly isDaily: boolean;
};

/** The rooms of the desk in the order in which one needs them. */
export const places: readonly Place[] = [
  { path: 'desk', name: msg`Today`, icon: Sun, leastRole: 'reader', key: 't', isDaily: true },
  { path: 'desk/calendar', name: msg`Calendar`, icon: CalendarDays, leastRole: 'reader', key: 'c', isDaily: true },
  {
    path: 'desk/reservations',
    alsoAt: ['desk/waiting'],
    name: msg`Reservations`,
    icon: BookOpen,
    leastRole: 'reader',
    key: 'r',
    isDaily: true,
  },
  {
    path: 'desk/house',
    alsoAt: ['desk/moving', 'desk/next-hotel'],
    name: msg`House`,
    icon: BedDouble,
    leastRole: 'reader',
    key: 'h',
    isDaily: false,
  },
  { path: 'desk/reports', name: msg`Reports`, icon: ChartColumn, leastRole: 'reader', key: 'e', isDaily: false },
  {
    path: 'desk/connections',
    name: msg`Connections`,
    icon: Cable,
    leastRole: 'manager',
    key: 'o',
    isDaily: false,
  },
  { path: 'desk/people', name: msg`People`, icon: Users, leastRole: 'manager', key: 'p', isDaily: false },
  {
    path: 'config/customization',
    name: msg`Look`,
    icon: Palette,
    leastRole: 'manager',
    key: 'l',
    isDaily: false,
  },
];
