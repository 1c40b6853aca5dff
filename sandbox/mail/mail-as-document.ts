import type { Mail } from './mail.ts';

/**
 * For the mail's own HTML, framed or opened by itself. The frame's sandbox attribute does not reach a developer who
 * opens the address directly; this does.
 */
export const MAIL_POLICY =
  "default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

/** The HTML of a mail as a mail program would show it: pictures it carries are in place, links leave the frame. */
export function mailAsDocument(mail: Mail): string {
  return openLinksOutside(showOwnPictures(mail));
}

function showOwnPictures(mail: Mail): string {
  return mail.html.replace(/\bcid:([^"'\s)<>]+)/gi, (reference, contentId: string) => {
    const picture = mail.attachments.find(({ contentId: own }) => own === contentId);
    if (picture === undefined || !/^image\/[\w.+-]+$/.test(picture.type)) return reference;
    return `data:${picture.type};base64,${Buffer.from(picture.bytes).toString('base64')}`;
  });
}

/** Before anything of the mail's, because the first base decides; after the doctype, else the page falls into quirks. */
function openLinksOutside(document: string): string {
  return document.replace(/^(\s*<!doctype[^>]*>)?/i, '$1<base target="_blank">');
}
