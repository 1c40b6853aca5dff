import { directionOf } from '@stayfront/rules/language/direction-of';
import { isolateIn } from '@stayfront/rules/text/isolate-in';
import type { Voice } from './speak.ts';

/** What a guest typed, for a text in this voice: whichever way it runs, the words around it stay in their order. */
export const isolate = ({ language }: Pick<Voice, 'language'>, typed: string): string =>
  isolateIn(directionOf(language), typed);
