import type { XmlElement } from '../../xml/xml-element.ts';
import type { Faults } from '../faults.ts';
import { refuseOthers, shortened } from '../read-parts.ts';

/** As flags are called, by the number of the weekday: 0 is Sunday. */
const flags = ['Sun', 'Mon', 'Tue', 'Weds', 'Thur', 'Fri', 'Sat'] as const;

/** The weekdays that flags allow; one that is not named is allowed. Null where all are. */
export function weekdaysIn(part: XmlElement, faults: Faults): readonly number[] | null {
  refuseOthers(part, { attributes: flags }, faults);
  const allowed = flags.flatMap((flag, weekday) => {
    const text = part.attributes[flag] ?? '1';
    if (!['0', '1', 'true', 'false'].includes(text))
      faults.add('invalid', `${part.name}/@${flag}`, `"${shortened(text)}" must be 0 or 1`, part.line);
    return text === '0' || text === 'false' ? [] : [weekday];
  });
  return allowed.length === flags.length ? null : allowed;
}
