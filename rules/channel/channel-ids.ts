/** The numbers under which partners are known; whoever came by nobody came by the hotel's own page. */
export const channelIds = { own: 387, tripadvisor: 304, trivago: 344, kayak: 400, google: 399 } as const;
