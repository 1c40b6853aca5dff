import { scrubText } from './scrub-text.ts';

type Frame = { readonly function: string; readonly filename: string; readonly lineno: number; readonly colno: number };

/** The lines of a stack, the outermost first, as the envelope wants them; files without the machine they lie on. */
export const stackFrames = (stack: string): Frame[] =>
  stack
    .split('\n')
    .flatMap((line): Frame[] => {
      const [, name = '', file = '', row, column] =
        /^\s*at (?:(?:async )?(.*?) \()?(.*?):(\d+):(\d+)\)?$/.exec(line) ??
        /^(.*?)@(.*?):(\d+):(\d+)$/.exec(line.trim()) ??
        [];
      if (row === undefined || column === undefined) return [];
      return [
        { function: scrubText(name) || '?', filename: shortened(file), lineno: Number(row), colno: Number(column) },
      ];
    })
    .slice(0, 50)
    .reverse();

const shortened = (file: string): string =>
  scrubText(
    file
      .replace(/[?#].*$/, '')
      .split('/')
      .slice(-3)
      .join('/'),
  );
