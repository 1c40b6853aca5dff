import { z } from 'zod';

/** A signed quote as an offer carries it. A quote has a price for each night: the longest stay that can be searched fits. */
export const Quoted = z.string().min(1).max(20_000).meta({ description: 'The reference of an offered product' });
