type Rounded = { readonly unit: 'm' | 'km' | 'mi'; readonly count: number };

const mile = 1609.344;

/** As exact as a walker wants to know it: metres by ten, kilometres and miles by a tenth, far ones whole. */
export function roundDistance(metres: number, isMetric: boolean): Rounded {
  if (isMetric && metres < 995) return { unit: 'm', count: metres < 10 ? metres : Math.round(metres / 10) * 10 };
  const far = metres / (isMetric ? 1000 : mile);
  const count = far < 9.95 ? Math.max(1, Math.round(far * 10)) / 10 : Math.round(far);
  return { unit: isMetric ? 'km' : 'mi', count };
}
