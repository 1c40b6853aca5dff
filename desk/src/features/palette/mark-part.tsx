import type { ReactNode } from 'react';

/** What was typed stands out in a name, where it stands in it as it was typed. */
export function markPart(name: string, typed: string): ReactNode {
  const place = name.toLowerCase().indexOf(typed.toLowerCase());
  if (place < 0 || typed === '') return name;
  return (
    <>
      {name.slice(0, place)}
      <mark>{name.slice(place, place + typed.length)}</mark>
      {name.slice(place + typed.length)}
    </>
  );
}
