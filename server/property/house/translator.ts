import type { Language } from '@stayfront/contract/property/texts';

/**
 * What translates texts of a house where a hotel asks for it: a service or a model that whoever runs the installation plugs
 * in (docs/translation.md). None is built in, and none is asked by itself.
 */
export type Translator = {
  /** As people of the hotel know it. */
  readonly name: string;
  /** The texts in another language, in their order. Throws where it cannot. */
  translate(asked: {
    readonly texts: readonly string[];
    readonly from: Language;
    readonly to: Language;
  }): Promise<readonly string[]>;
};
