const zones: Readonly<Record<string, string>> = {
  AE: 'Asia/Dubai',
  AR: 'America/Argentina/Buenos_Aires',
  BR: 'America/Sao_Paulo',
  BS: 'America/Nassau',
  CL: 'America/Santiago',
  CO: 'America/Bogota',
  ES: 'Europe/Madrid',
  FR: 'Europe/Paris',
  PT: 'Europe/Lisbon',
  PY: 'America/Asuncion',
  UY: 'America/Montevideo',
};
const westernStates: Readonly<Record<string, string>> = {
  AC: 'America/Rio_Branco',
  AM: 'America/Manaus',
  MS: 'America/Campo_Grande',
  MT: 'America/Cuiaba',
  RO: 'America/Porto_Velho',
  RR: 'America/Boa_Vista',
};
/** In degrees: Florida and the coast north of it. */
const easternLongitude = -82;

/** IANA time zone of a place; null where its country has several and the place does not tell. */
export function timeZoneOf(country: string, state: string | null, lng: number): string | null {
  if (country === 'US') return lng > easternLongitude ? 'America/New_York' : null;
  const western = (state ?? '').toUpperCase();
  if (country === 'BR' && Object.hasOwn(westernStates, western)) return westernStates[western]!;
  return Object.hasOwn(zones, country) ? zones[country]! : null;
}

/** The moment when clocks of the zone show this hour of its present day. */
export function momentAt(hour: number, today: Date, zone: string): Date {
  const { year, month, day } = clockIn(today, zone);
  const asUtc = Date.UTC(year, month - 1, day, hour);
  const shown = clockIn(new Date(asUtc), zone);
  const ahead = Date.UTC(shown.year, shown.month - 1, shown.day, shown.hour) - asUtc;
  return new Date(asUtc - ahead);
}

export function clockIn(moment: Date, timeZone: string) {
  const format = new Intl.DateTimeFormat('en-CA', {
    ...{ timeZone, hourCycle: 'h23' },
    ...{ year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric' },
  });
  const parts = format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]);
  return Object.fromEntries(parts) as Record<'year' | 'month' | 'day' | 'hour', number>;
}
