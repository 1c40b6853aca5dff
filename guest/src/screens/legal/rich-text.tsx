import type { RichNode } from '@stayfront/rules/text/read-rich-text';
import { createElement, type ReactNode } from 'react';

/** A hotel's own text as elements: it is never handed to the browser as HTML. */
export const RichText = ({ nodes }: { nodes: readonly RichNode[] }): ReactNode =>
  nodes.map((node, place) => {
    if (typeof node === 'string') return node;
    const { tag, href, children } = node;
    if (tag === 'br') return <br key={place} />;
    const away = href === undefined ? {} : { href, target: '_blank', rel: 'noopener noreferrer nofollow' };
    return createElement(tag, { key: place, ...away }, children.length > 0 && <RichText nodes={children} />);
  });
