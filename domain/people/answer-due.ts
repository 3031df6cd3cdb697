/** Days to answer a person who asks for the own data, from the day of the request (LGPD, art. 19, II). */
export const answerDays = 15;

const dayMs = 24 * 3600_000;
const dayOf = (iso: string): number => Date.parse(`${iso}T00:00:00Z`) / dayMs;

/** @param requestedOn ISO day @returns ISO day */
export const answerDue = (requestedOn: string): string =>
  new Date((dayOf(requestedOn) + answerDays) * dayMs).toISOString().slice(0, 10);

/** @param today ISO day in São Paulo @returns below 0: late */
export const daysLeft = (requestedOn: string, today: string): number =>
  dayOf(answerDue(requestedOn)) - dayOf(today);
