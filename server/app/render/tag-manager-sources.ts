import type { PolicySources } from './page-policy.ts';

/**
 * What a page of a hotel with a tag manager may load: the manager itself and what its two kinds of tag, statistics and
 * advertising, are known to need. Tags that bring scripts of others or have code written into them do not run.
 */
export const tagManagerSources: PolicySources = {
  scripts: ['https://www.googletagmanager.com', 'https://www.googleadservices.com', 'https://www.google.com'],
  frames: ['https://www.googletagmanager.com', 'https://td.doubleclick.net'],
  connections: [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.g.doubleclick.net',
    'https://www.googleadservices.com',
    'https://www.google.com',
  ],
  images: [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.g.doubleclick.net',
    'https://www.googleadservices.com',
    'https://www.google.com',
  ],
};
