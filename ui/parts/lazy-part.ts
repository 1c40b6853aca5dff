import { lazy } from 'react';
import { fetchPart } from './fetch-part.ts';

/** A part of the page that is fetched when it is wanted. Where it does not come, `Rescue` says so. */
export const lazyPart: typeof lazy = (load) => lazy(() => fetchPart(load));
