import { isStayDate } from '@stayfront/rules/stay/stay-date';

/** Which movements somebody has opened: of a day, of a way, of both or all. */
export type Moved = { readonly day: string | null; readonly way: string | null };

export const writeMoved = ({ day, way }: Moved): string => `${day ?? ''}:${way ?? ''}`;

export function readMoved(text: string | null): Moved | null {
  const [, day = '', way = ''] = /^([\d-]*):(.{0,40})$/.exec(text ?? '') ?? [];
  if (text === null || !text.includes(':') || (day !== '' && !isStayDate(day))) return null;
  return { day: day || null, way: way || null };
}
