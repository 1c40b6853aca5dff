import type { Frame, Page } from '@playwright/test';

export type Seen = {
  readonly lang: string;
  /** How many lines of text are in sight. */
  readonly lines: number;
  /** What a guest reads, and what is read out. */
  readonly texts: readonly string[];
  /** What makes the page wider than its window. */
  readonly overflow: readonly string[];
  readonly cut: readonly string[];
  readonly overlapping: readonly string[];
  /** Words that are broken without a hyphen, in languages that have spaces to break at. */
  readonly torn: readonly string[];
  /** The letters in sight, by the fonts they are drawn in. */
  readonly chars: Readonly<Record<string, string>>;
};

/** Reads the page as it stands now: runs in the browser, at once, and changes nothing. */
export const lookAtTexts = (page: Page | Frame, part: string): Promise<Seen> =>
  page.evaluate((selector) => {
    type Box = { left: number; right: number; top: number; bottom: number };
    type Line = Box & { text: string; layer: Element; node: Node };
    const cut = new Set<string>();
    const texts = new Set<string>();
    const torn = new Set<string>();
    const lines: Line[] = [];
    const chars = new Map<string, Set<string>>();
    const styles = new Map<Element, CSSStyleDeclaration>();
    const styleOf = (element: Element): CSSStyleDeclaration => {
      const known = styles.get(element) ?? getComputedStyle(element);
      styles.set(element, known);
      return known;
    };
    const isThere = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    /** Words that are read out only take no room. */
    const isForEars = (element: Element): boolean =>
      element.closest('.sr, .skip') !== null || styleOf(element).clipPath === 'inset(50%)';
    /** A frame of the payment provider is named by its provider. */
    const isStranger = (element: Element): boolean =>
      element instanceof HTMLIFrameElement && new URL(element.src, location.href).origin !== location.origin;
    /** Names of languages and of brands are in their own language everywhere, and are marked so. */
    const isOwnName = (element: Element): boolean =>
      element.closest('[lang]:not(html), [translate=no]') !== null || isStranger(element);

    /**
     * Whether a box is made to be pushed to the side, as a row of pictures is: its content is there, and each piece of text
     * within the piece it is in. Browsers let every box be pushed to the side that is made to be pushed up and down.
     */
    const isPushedAlong = (line: Box, element: Element, box: Element): boolean => {
      if (box.scrollHeight > box.clientHeight + 1) return false;
      let home = element;
      while (home !== box && home.parentElement && /^(inline|contents)$/.test(styleOf(home).display))
        home = home.parentElement;
      const around = home.getBoundingClientRect();
      return home !== box && line.left > around.left - 2 && line.right < around.right + 2;
    };

    /** What is left of a line where boxes around it hide the rest; null where nothing is. */
    const clip = (line: Box, element: Element, text: string): Box | null => {
      const left = { ...line };
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, position } = styleOf(box);
        if (overflowX !== 'visible' || overflowY !== 'visible') {
          const around = box.getBoundingClientRect();
          const isGone =
            left.right <= around.left ||
            left.left >= around.right ||
            left.bottom <= around.top ||
            left.top >= around.bottom;
          if (isGone) return null;
          const isHidden = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
          const sideways = Math.max(around.left - left.left, left.right - around.right);
          const upDown = Math.max(around.top - left.top, left.bottom - around.bottom);
          if (isHidden(overflowX) && sideways > 1) cut.add(`${text} (at the side)`);
          if (/auto|scroll/.test(overflowX) && sideways > 1 && !isPushedAlong(left, element, box))
            cut.add(`${text} (at the side of what is pushed up and down)`);
          if (isHidden(overflowY) && upDown > (line.bottom - line.top) / 4) cut.add(`${text} (above or below)`);
          left.left = Math.max(left.left, around.left);
          left.right = Math.min(left.right, around.right);
          left.top = Math.max(left.top, around.top);
          left.bottom = Math.min(left.bottom, around.bottom);
        }
        if (position === 'fixed') break;
      }
      return left;
    };
    const layerOf = (element: Element): Element => {
      for (let box: Element | null = element; box; box = box.parentElement)
        if (box.matches('dialog, [role=dialog], [popover]') || /fixed|sticky/.test(styleOf(box).position)) return box;
      return document.body;
    };
    const width = document.documentElement.clientWidth;
    const isClipped = (box: Element | null): boolean =>
      box !== null && (styleOf(box).overflowX !== 'visible' || isClipped(box.parentElement));
    const findOverflow = (): string[] => {
      const more = document.documentElement.scrollWidth - width;
      if (more <= 0) return [];
      const isOut = (box: Element): boolean => {
        const { left, right } = box.getBoundingClientRect();
        return (left < 0 || right > width) && !isClipped(box.parentElement);
      };
      const names = [...document.querySelectorAll('body *')].filter(isOut).map((box) => `.${box.className}`);
      return [`${more} pixels`, ...names];
    };
    const holders = 'button, .btn, .badge, .chip, .tag, .pill-btn, td, th, article, dialog, [role=dialog]';

    const hasSpaces = !/^(ja|ko|th|zh)$/.test(document.documentElement.lang);
    const findTorn = (node: Node, element: Element): void => {
      if (!hasSpaces || styleOf(element).hyphens === 'auto') return;
      const range = document.createRange();
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\p{M}\p{N}]{4,}/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const [first, ...further] = range.getClientRects();
        if (first && further.some(({ top }) => top > first.bottom - 2)) torn.add(word);
      }
    };

    const readLines = (node: Node, element: Element, text: string): void => {
      const known = chars.get(styleOf(element).fontFamily) ?? new Set();
      for (const char of text) known.add(char);
      chars.set(styleOf(element).fontFamily, known);
      const range = document.createRange();
      range.selectNodeContents(node);
      const holder = element.closest(holders)?.getBoundingClientRect();
      let [seen, gone] = [0, 0];
      findTorn(node, element);
      for (const { left, right, top, bottom } of range.getClientRects()) {
        if (right - left < 1) continue;
        const shown = clip({ left, right, top, bottom }, element, text);
        if (!shown) gone++;
        if (!shown) continue;
        seen++;
        lines.push({ ...shown, text, layer: layerOf(element), node });
        if (shown.left < -1 || shown.right > width + 1) cut.add(`${text} (outside of the window)`);
        if (holder && (shown.left < holder.left - 1 || shown.right > holder.right + 1))
          cut.add(`${text} (outside of what holds it)`);
      }
      // Whole lines that a box hides, and not because a guest has yet to push it along.
      const isPushed = (box: Element | null): boolean =>
        box !== null && (/auto|scroll/.test(styleOf(box).overflow) || isPushed(box.parentElement));
      if (seen > 0 && gone > 0 && !isPushed(element)) cut.add(`${text} (further lines)`);
    };

    /** What stands in a field and is no node of the page. */
    const brush = new OffscreenCanvas(1, 1).getContext('2d');
    const readField = (field: HTMLInputElement | HTMLSelectElement): void => {
      const isPick = field instanceof HTMLSelectElement;
      if (!isPick && !field.matches(':placeholder-shown')) return;
      const text = isPick ? (field.selectedOptions[0]?.label ?? '') : field.placeholder;
      const { font, paddingInlineStart, paddingInlineEnd } = styleOf(field);
      if (!brush || text.trim() === '') return;
      brush.font = font;
      const room = field.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd);
      if (brush.measureText(text).width > room + 2) cut.add(`${text} (in its field)`);
    };

    if (selector === 'body' || selector === 'html' || selector === 'main') texts.add(document.title);
    for (const root of document.querySelectorAll(selector)) {
      if (!isThere(root)) continue;
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.textContent?.trim() ?? '';
        const element = node.parentElement;
        if (text === '' || !element || element.matches('script, style, noscript') || !isThere(element)) continue;
        if (!isOwnName(element)) texts.add(text);
        if (!isForEars(element) && !element.matches('option')) readLines(node, element, text);
      }
      for (const element of root.querySelectorAll(
        '[aria-label], [aria-description], [aria-valuetext], [placeholder], [title], [alt]',
      ))
        for (const name of ['aria-label', 'aria-description', 'aria-valuetext', 'placeholder', 'title', 'alt']) {
          const text = element.getAttribute(name)?.trim();
          if (text && isThere(element) && !isOwnName(element)) texts.add(text);
        }
      for (const field of root.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select'))
        if (isThere(field) && !isForEars(field)) readField(field);
    }

    const overlapping = new Set<string>();
    lines.sort((one, other) => one.top - other.top);
    for (const [place, one] of lines.entries())
      for (const other of lines.slice(place + 1)) {
        if (other.top >= one.bottom) break;
        const height = Math.min(one.bottom, other.bottom) - other.top;
        const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const low = Math.min(one.bottom - one.top, other.bottom - other.top);
        if (one.layer === other.layer && one.node !== other.node && wide > 2 && height > low * 0.4)
          overlapping.add(`${one.text} × ${other.text}`);
      }

    return {
      lang: document.documentElement.lang,
      lines: lines.length,
      texts: [...texts],
      overflow: findOverflow(),
      cut: [...cut],
      overlapping: [...overlapping],
      torn: [...torn],
      chars: Object.fromEntries([...chars].map(([font, used]) => [font, [...used].join('')])),
    };
  }, part);
