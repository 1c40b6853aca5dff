import { directionOf } from '@stayfront/rules/language/direction-of';
import { isolateIn } from '@stayfront/rules/text/isolate-in';
import type { Texts } from './texts-for.ts';

/** What a guest typed, for a text in this language: whichever way it runs, the words around it stay in their order. */
export const isolate = ({ language }: Pick<Texts, 'language'>, typed: string): string =>
  isolateIn(directionOf(language), typed);
