import type { XmlElement } from '../../xml/xml-element.ts';
import type { Faults } from '../faults.ts';
import { partOrNone, refuseOthers, shortened } from '../read-parts.ts';

/** Whether a message replaces all that was sent before: it says so by a UniqueID, which deltas have not. */
export function readCompleteSet(root: XmlElement, faults: Faults): boolean {
  const id = partOrNone(root, 'UniqueID', faults);
  if (!id) return false;
  refuseOthers(id, { attributes: ['Type', 'ID', 'Instance'] }, faults);
  const { Type: type = '', Instance: instance = '', ID: name } = id.attributes;
  if (type !== '16' && type !== '35')
    faults.add('invalid', 'UniqueID/@Type', `"${shortened(type)}" must be 16 or 35`, id.line);
  if (instance !== 'CompleteSet')
    faults.add('invalid', 'UniqueID/@Instance', `"${shortened(instance)}" must be CompleteSet`, id.line);
  if (name === undefined) faults.add('missing', 'UniqueID/@ID', 'this attribute is missing', id.line);
  return true;
}
