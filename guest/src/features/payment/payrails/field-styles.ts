import { tokenColor } from '../token-color.ts';

/** How text in the provider's frames is to look: our styles do not reach into a frame, so it is told in plain colours. */
function lookOf(box: Element) {
  const { color, fontFamily, fontSize, direction } = getComputedStyle(box);
  const colorOf = (token: string): string => tokenColor(box, token);
  const text = { color, fontFamily, fontSize, textAlign: direction === 'rtl' ? 'right' : 'left' };
  return { text, direction, colorOf, placeholder: { '&::placeholder': { color: colorOf('--ink-3') } } };
}

// Read out inside the frame, and not seen.
const hidden = { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' };

/** For a frame inside a box of ours: bare text. The box, its label and what is wrong are drawn around it. */
export function bareFieldStyles(box: Element) {
  const { text, placeholder } = lookOf(box);
  const bare = { border: '0', padding: '0', background: 'transparent', boxShadow: 'none', outline: 'none' };
  const height = `${box.clientHeight}px`;
  return {
    inputStyles: {
      base: { ...bare, ...text, ...placeholder, height, minHeight: height },
      focus: { outline: 'none' },
      complete: text,
      empty: text,
      invalid: text,
    },
    labelStyles: { base: hidden },
    errorTextStyles: { base: hidden },
  };
}

/** For a frame that holds a whole form: boxes like ours, drawn inside it. */
export function boxedFieldStyles(box: Element) {
  const { text, direction, colorOf, placeholder } = lookOf(box);
  const bad = colorOf('--bad');
  return {
    input: {
      base: {
        ...text,
        ...placeholder,
        ...edges(colorOf('--line-field')),
        borderRadius: '10px',
        background: colorOf('--surface'),
        backgroundColor: colorOf('--surface'),
        height: '52px',
        padding: '0 16px',
        boxShadow: 'none',
      },
      focus: {
        ...edges(colorOf('--accent')),
        boxShadow: `0 0 0 3px ${colorOf('--accent-halo')}`,
        outline: 'none',
      },
      complete: text,
      empty: text,
      invalid: { ...text, ...edges(bad) },
    },
    label: { ...text, direction, fontSize: '14px', fontWeight: '600' },
    error: { ...text, direction, color: bad, fontSize: '13px' },
  };
}

/** Each edge by itself: the script's own styles leave some of them out, and what is named more closely wins. */
function edges(color: string) {
  const edge = `1px solid ${color}`;
  return { border: edge, borderTop: edge, borderRight: edge, borderBottom: edge, borderLeft: edge };
}
