import type { ToldFault } from '@stayfront/rules/connection/told';
import type { XmlElement } from '@stayfront/rules/xml/xml-element';
import type { XmlReader } from '../../platform/xml/xml-reader.ts';

/** What Google has against a message; empty where it has taken it. It says no with the same status as yes. */
export async function readAnswer(xml: XmlReader, text: string): Promise<ToldFault[]> {
  const read = await xml.read(Buffer.from(text));
  if ('fault' in read) return [{ message: `The answer cannot be read: ${read.fault.message}` }];
  const faults = faultsIn(read.root);
  if (faults.length > 0) return faults.slice(0, 20);
  return has(read.root, 'Success') ? [] : [{ message: 'The answer is neither yes nor no' }];
}

const has = ({ name, children }: XmlElement, wanted: string): boolean =>
  name === wanted || children.some((child) => has(child, wanted));

/** `Error` in the words of the OpenTravel Alliance, `Issue` in Google's; one that only warns is none. */
function faultsIn({ name, attributes, text, children }: XmlElement): ToldFault[] {
  if (name === 'Error' || (name === 'Issue' && attributes['status'] !== 'warning')) {
    const code = attributes['Code'] ?? attributes['code'];
    const message = (attributes['ShortText'] ?? text).trim().slice(0, 300) || 'It says no more';
    return [{ ...(code === undefined ? {} : { code }), message }];
  }
  return children.flatMap(faultsIn);
}
