import type { Owned } from '@stayfront/rules/connection/account';
import type { ConnectionAccount } from './connection-account.ts';

/** Whether a system decides this at its hotel. */
export const isOwnerOf = ({ owns }: Pick<ConnectionAccount, 'owns'>, part: Owned): boolean => owns.includes(part);
