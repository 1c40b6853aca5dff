import { Trans } from '@lingui/react/macro';
import type { MessageDetail } from '@stayfront/contract/desk/messages';

const readable = (body: string): string => {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
};

/** The request for whoever runs the other side; a hotelier need not open it. */
export function MessageRequest({ request }: { request: NonNullable<MessageDetail['request']> }) {
  const { method, url, headers, body } = request;
  const lines = [
    `${method} ${url}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(body === null ? [] : ['', readable(body)]),
  ];
  return (
    <details className="message__raw">
      <summary>
        <Trans>The request, for whoever runs the other side</Trans>
      </summary>
      <p className="muted">
        <Trans>As it would be sent now. Keys and signatures are left out.</Trans>
      </p>
      {/* Long: who has no mouse scrolls it by the arrow keys. */}
      <pre dir="ltr" tabIndex={0}>
        {lines.join('\n')}
      </pre>
    </details>
  );
}
