/** How a screen has to write an amount in francs. Written apart from the screens' own formatting, so that it can disagree. */
export const inFrancs = (minor: number): string => {
  const [whole, cents] = (minor / 100).toFixed(2).split('.');
  return `CHF ${whole?.replace(/\B(?=(\d{3})+$)/g, ',')}.${cents}`;
};

/** While searching, whole amounts stand without their zeros. */
export const inRoundFrancs = (minor: number): string => inFrancs(minor).replace(/\.00$/, '');
