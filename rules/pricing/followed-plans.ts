/** A rate plan, the one it follows, the one that follows, …: its own nights are worked out from theirs. A circle ends. */
export function followedPlans(ratePlanId: string, parentOf: (ratePlanId: string) => string | undefined): string[] {
  const path: string[] = [];
  for (let id: string | undefined = ratePlanId; id !== undefined && !path.includes(id); id = parentOf(id))
    path.push(id);
  return path;
}
