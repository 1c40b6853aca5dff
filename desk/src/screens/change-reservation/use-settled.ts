import { useEffect, useState } from 'react';

/** Words once they have not changed for a moment: nobody asks the server for every letter that is typed. */
export function useSettled(words: string, milliseconds = 250): string {
  const [settled, setSettled] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), milliseconds);
    return () => clearTimeout(timer);
  }, [words, milliseconds]);
  return settled;
}
