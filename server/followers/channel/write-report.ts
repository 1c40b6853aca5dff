import type { ChannelSettings } from '@stayfront/contract/manage/channels';
import type { Outgoing } from '../webhook/reach-out.ts';
import type { Report } from './report.ts';
import { reportToGoogle } from './report-to-google.ts';
import { reportToKayak } from './report-to-kayak.ts';
import { reportToTripadvisor } from './report-to-tripadvisor.ts';
import { reportToTrivago } from './report-to-trivago.ts';

const hidden = '•••';

/** A report as a partner gets it, to be looked at: what the hotel has put for the partner is not told again. */
export function writeReport(settings: ChannelSettings, report: Report): Pick<Outgoing, 'method' | 'url' | 'body'> {
  const { partner: _, url: _url, whenNotAsked: _when, tokenUrl: _tokenUrl, ...own } = { ...usual, ...settings };
  const words = Object.values(own).filter((word): word is string => typeof word === 'string' && word.length > 2);
  const hide = (text: string): string =>
    words.toSorted((a, b) => b.length - a.length).reduce((rest, word) => rest.replaceAll(word, hidden), text);
  const { method, url, body } = write(settings, report);
  const { origin, pathname, searchParams } = new URL(url);
  const query = [...searchParams].map(([name, value]) => `${name}=${hide(value)}`).join('&');
  return { method, url: origin + hide(pathname) + (query === '' ? '' : `?${query}`), body: body && hide(body) };
}

const usual = { whenNotAsked: '', tokenUrl: '' };

function write(settings: ChannelSettings, report: Report): Outgoing {
  switch (settings.partner) {
    case 'tripadvisor':
      return reportToTripadvisor.write(settings, report);
    case 'trivago':
      return reportToTrivago.write(settings, report);
    case 'kayak':
      return reportToKayak.write(settings, report);
    case 'google':
      return reportToGoogle.write({ ...settings, accessToken: hidden }, report);
  }
}
