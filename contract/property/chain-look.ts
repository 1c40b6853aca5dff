import { z } from 'zod';
import { Slug } from './shapes.ts';
import { Texts } from './texts.ts';

/** What a chain shows of itself beside its name: `chain.json` in the folder of its hotels. */
export const ChainLook = z
  .strictObject({
    tagline: Texts.optional(),
    logo: Slug.optional().meta({ description: 'A picture of the chain’s first hotel, whose look its page wears' }),
  })
  .meta({ id: 'ChainLook' });
export type ChainLook = z.infer<typeof ChainLook>;
