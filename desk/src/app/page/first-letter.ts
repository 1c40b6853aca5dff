const isLetter = /[\p{L}\p{N}]/u;

/** The letter that stands for a house: of its own name, not of the word hotel before it. */
export function firstLetter(name: string): string {
  const own = name.replace(
    /^(?:the|hotel|hôtel|albergo|casa)\s+(?:(?:du|de la|de|des|del|della|zum|zur|am|im)\s+)?(?=\S)/i,
    '',
  );
  return (isLetter.exec(own) ?? isLetter.exec(name))?.[0].toUpperCase() ?? 'S';
}
