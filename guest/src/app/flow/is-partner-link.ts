const words = /[?&](refid|channelId|trv_\w+|kayakclickid|gclid|hsclick|displayedPrice)=|\/bundle\//;

/** Whether an address may come from a partner: only then is fetched what reads it. */
export const isPartnerLink = (href: string): boolean => words.test(href);
