const timeZone = 'America/Sao_Paulo';
const dayOf = new Intl.DateTimeFormat('pt-BR', {
  timeZone,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});
const timeOf = new Intl.DateTimeFormat('pt-BR', {
  timeZone,
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: 'h23',
});
const hourOf = new Intl.DateTimeFormat('pt-BR', { timeZone, hour: 'numeric', hourCycle: 'h23' });
const dayMs = 24 * 3600_000;

/** The day of a moment in the house's time zone: '21/11/2026'. */
export const dayText = (moment: Date): string => dayOf.format(moment);

/** '21/11/2026, 8h31' in the house's time zone. */
export const momentText = (moment: Date): string => `${dayText(moment)}, ${clock(moment)}`;

/** The same of a moment near `now`: 'hoje, 8h31', 'ontem, 22h14', else with its day. */
export const recentMomentText = (moment: Date, now: Date): string =>
  `${nearDay(moment, now) ?? dayText(moment)}, ${clock(moment)}`;

/** A day within a sentence: 'hoje', 'ontem', 'em 14/11/2026'. */
export const recentDayText = (moment: Date, now: Date): string =>
  nearDay(moment, now) ?? `em ${dayText(moment)}`;

function nearDay(moment: Date, now: Date): 'hoje' | 'ontem' | null {
  const day = dayText(moment);
  if (day === dayText(now)) return 'hoje';
  return day === dayText(new Date(now.getTime() - dayMs)) ? 'ontem' : null;
}

const clock = (moment: Date) => timeOf.format(moment).replace(':', 'h');

/** What people say to each other at this hour of the house's day. */
export function greeting(now: Date): 'Bom dia' | 'Boa tarde' | 'Boa noite' {
  const hour = Number(hourOf.format(now));
  if (hour >= 5 && hour < 12) return 'Bom dia';
  return hour >= 12 && hour < 18 ? 'Boa tarde' : 'Boa noite';
}
