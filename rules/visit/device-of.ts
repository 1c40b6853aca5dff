import type { Device } from './visit-words.ts';

/** What a browser calls itself, read as roughly as it is meant to be kept; a program that says it is none is a bot. */
export function deviceOf(userAgent: string): Device | 'bot' {
  if (userAgent.length < 20 || bots.test(userAgent)) return 'bot';
  // Tablets with Android leave out the word Mobile; those of Apple say iPad, or are taken for what they say they are.
  if (/ipad|tablet|kindle|silk|playbook|android(?!.*mobile)/i.test(userAgent)) return 'tablet';
  return /mobi|iphone|ipod|android/i.test(userAgent) ? 'phone' : 'computer';
}

const bots =
  /bot\b|bot[/;_-]|crawl|spider|slurp|scrap|headless|phantom|lighthouse|pagespeed|preview|facebookexternalhit|whatsapp|monitor|uptime|curl|wget|python|java\/|okhttp|go-http|node|axios|libwww|httpclient|feed/i;
