/** Services that post mail for others, by the server one posts through, and the term that lets them post for a domain. */
const services: readonly (readonly [server: RegExp, name: string, term: string])[] = [
  [/(^|\.)amazonaws\.com$/, 'Amazon SES', 'include:amazonses.com'],
  [/(^|\.)mailgun\.org$/, 'Mailgun', 'include:mailgun.org'],
  [/(^|\.)sendgrid\.net$/, 'SendGrid', 'include:sendgrid.net'],
  [/(^|\.)postmarkapp\.com$/, 'Postmark', 'include:spf.mtasv.net'],
  [/(^|\.)(brevo|sendinblue)\.com$/, 'Brevo', 'include:spf.brevo.com'],
  [/(^|\.)mailjet\.com$/, 'Mailjet', 'include:spf.mailjet.com'],
  [/(^|\.)mandrillapp\.com$/, 'Mandrill', 'include:spf.mandrillapp.com'],
  [/(^|\.)(gmail|google)\.com$/, 'Google Workspace', 'include:_spf.google.com'],
  [/(^|\.)(office365|outlook)\.com$/, 'Microsoft 365', 'include:spf.protection.outlook.com'],
  [/(^|\.)zoho\.eu$/, 'Zoho', 'include:zoho.eu'],
  [/(^|\.)zoho\.com$/, 'Zoho', 'include:zoho.com'],
];

export type MailService = { readonly name: string; readonly term: string };

/** Whose server it is, where that is known. */
export function findMailService(server: string | null): MailService | null {
  const known = services.find(([pattern]) => server !== null && pattern.test(server.toLowerCase()));
  return known ? { name: known[1], term: known[2] } : null;
}

const free = new RegExp(
  '^((gmail|googlemail|icloud|me|mac|aol|msn|proton|protonmail|mail|ymail|fastmail)\\.com|(outlook|hotmail|live|yahoo)\\.[a-z.]+|gmx\\.[a-z.]+|' +
    '(web|t-online|freenet|posteo)\\.de|(bluewin|sunrise|hispeed|gmx)\\.ch|(orange|free|sfr|wanadoo|laposte)\\.fr|' +
    '(libero|tiscali|virgilio|alice|tin)\\.it|(telefonica|terra)\\.es|proton\\.me|pm\\.me|chello\\.at|aon\\.at|mail\\.ru|yandex\\.[a-z]+)$',
);

/** Mailboxes of everybody: nobody but that service may post for them. */
export const isFreeMail = (domain: string): boolean => free.test(domain.toLowerCase());
