/** A lead's protocol: '2611-048213', year, month and six random digits. */
export const protocolPattern = /^\d{4}-\d{6}$/;

/** @param chance from 0 to 999,999; random, so that it does not reveal the number of leads */
export function protocolOf(now: Date, chance: number): string {
  const month = now.toISOString().slice(2, 7).replace('-', '');
  return `${month}-${String(chance).padStart(6, '0')}`;
}
