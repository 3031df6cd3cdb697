/** The number that somebody is told of what they have sent: '2611-048213', year, month and six digits by chance. */
export const protocolPattern = /^\d{4}-\d{6}$/;

/** @param chance from 0 to 999,999: it tells nothing of how many there are */
export function protocolOf(now: Date, chance: number): string {
  const month = now.toISOString().slice(2, 7).replace('-', '');
  return `${month}-${String(chance).padStart(6, '0')}`;
}
