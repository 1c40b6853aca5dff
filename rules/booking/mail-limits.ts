/**
 * How often mail is sent because somebody asks for it, in a quarter of an hour: so seldom that nobody's mailbox can be
 * filled, so often that a guest who waits for it may ask again.
 */
export const linkLimits = { 'link-address': 10, 'link-email': 3, 'link-hotel': 200 } as const;

export const resendLimits = { 'resend-reference': 3 } as const;

/** How often somebody may come with a sign-in link that opens nothing, and how often a whole hotel may be tried. */
export const signInLimits = { 'sign-in-address': 10, 'sign-in-hotel': 300 } as const;

/** How often a sign-in link is sent: no limit of the whole hotel, which would keep its people out when strangers ask. */
export const signInLinkLimits = { 'sign-in-link-address': 10, 'sign-in-link-email': 3 } as const;

/** How often one owner may invite somebody. */
export const inviteLimits = { 'invite-operator': 30 } as const;

/** How often one operator may change the look or send a picture. */
export const lookLimits = { 'look-operator': 120 } as const;

/** How often one owner may take the whole hotel along, or try to bring one. */
export const archiveLimits = { 'archive-operator': 30 } as const;
