const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** As it stands between tags and between quotation marks of an attribute. Most texts have none of these signs. */
export const escapeText = (text: string): string =>
  /[&<>"']/.test(text) ? text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign) : text;
