/**
 * How many times longer than usual a test may wait before it counts as hanging: PATIENCE, for a machine that is known to
 * be slow; `npm test` sets it by itself where the machine is measured to be busy with other things.
 */
export function patience(): number {
  const said = process.env['PATIENCE'];
  if (said === undefined || said === '') return 1;
  const times = Number(said);
  if (Number.isFinite(times) && times >= 1) return times;
  throw new Error(`PATIENCE is ${said}; say how many times longer tests may wait, 1 or more.`);
}
