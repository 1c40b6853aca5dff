/** What callers come for. Each purpose has a limit of its own: who searches too much may still pay. */
export type CallPurpose = 'search' | 'booking' | 'cancel' | 'key' | 'upload' | 'sign-in';
