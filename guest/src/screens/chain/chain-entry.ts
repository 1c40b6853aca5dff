import { msg } from '@lingui/core/macro';

/** The page of a chain, which belongs to none of its hotels. */
export const chainEntry = { title: msg`All properties`, module: 'src/screens/chain/chain-screen.tsx' };
