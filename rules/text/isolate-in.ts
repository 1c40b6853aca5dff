import { withoutDirectionMarks } from './direction-marks.ts';

/** The blocks of the scripts that run from right to left. */
const fromRight = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;
const notFromRight = /[^\s\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/**
 * What somebody typed, for a text that runs the other way: in isolation, so that it keeps its own order and the words and
 * numbers around it keep theirs. Where it runs with the text it is left as it is. Line by line, since a line is what
 * isolation ends with.
 */
export function isolateIn(direction: 'ltr' | 'rtl', text: string): string {
  const own = withoutDirectionMarks(text);
  const isAgainst = (direction === 'ltr' ? fromRight : notFromRight).test(own);
  return isAgainst ? own.replace(/[^\r\n]+/g, '\u2068$&\u2069') : own;
}
