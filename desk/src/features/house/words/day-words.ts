import { msg } from '@lingui/core/macro';
import type { WordTable } from './field-words.ts';

export const dayWords: WordTable = {
  seasons: { name: msg`Seasons and special days` },
  'seasons/*': { name: msg`Season` },
  'seasons/*/name': { name: msg`Name` },
  'seasons/*/from': { name: msg`First day` },
  'seasons/*/to': { name: msg`Last day` },
  weekdayRules: { name: msg`Rules of weekdays` },
  'weekdayRules/*': { name: msg`Rule of weekdays` },
  'weekdayRules/*/kind': {
    name: msg`Rule`,
    choices: {
      StayDateRestriction: msg`guests arrive on these weekdays only`,
      RequiredDaysOfWeek: msg`a stay has a night on each of these weekdays`,
      StayDateException: msg`no rule of weekdays holds on these arrivals`,
    },
  },
  'weekdayRules/*/startDate': { name: msg`First day of arrival` },
  'weekdayRules/*/endDate': { name: msg`Last day of arrival` },
  'weekdayRules/*/sun': { name: msg`Sunday` },
  'weekdayRules/*/mon': { name: msg`Monday` },
  'weekdayRules/*/tue': { name: msg`Tuesday` },
  'weekdayRules/*/weds': { name: msg`Wednesday` },
  'weekdayRules/*/thur': { name: msg`Thursday` },
  'weekdayRules/*/fri': { name: msg`Friday` },
  'weekdayRules/*/sat': { name: msg`Saturday` },
  'weekdayRules/*/rooms': { name: msg`Rooms`, as: 'ids:rooms' },
  'weekdayRules/*/ratePlans': { name: msg`Rates`, as: 'ids:ratePlans' },
  calendarGuards: {
    name: msg`Prices of other systems that look like a slip`,
    choices: { tell: msg`are taken, and the system is told`, refuse: msg`are refused` },
  },
};
