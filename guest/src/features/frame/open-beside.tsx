import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { ExternalLink } from 'lucide-react';
import { useLocation } from 'react-router';

/** In place of a page that stands in nobody's frame: the way to it, beside the hotel's page. */
export default function OpenBeside({ title }: { title: MessageDescriptor }) {
  const { i18n } = useLingui();
  const { pathname, search } = useLocation();
  return (
    <div className="wrap frame-wait">
      <a className="btn btn-l btn-1" href={`${pathname}${search}`} target="_blank" rel="noopener">
        {i18n._(title)}
        <ExternalLink className="ic" aria-hidden />
      </a>
    </div>
  );
}
