import ICAL from 'ical.js';

/** The one event of a calendar file, read as Thunderbird reads it. */
export function readCalendar(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const zone = calendar.getFirstSubcomponent('vtimezone');
  if (zone) ICAL.TimezoneService.register(zone);
  const [component, ...others] = calendar.getAllSubcomponents('vevent');
  if (!component || others.length > 0) throw new Error(`not one event: ${text}`);
  const { uid, summary, location, description, startDate, endDate } = new ICAL.Event(component);
  return {
    ...{ uid, summary, location, description },
    zone: startDate.zone.tzid,
    start: startDate.toJSDate().toISOString(),
    end: endDate.toJSDate().toISOString(),
    stamp: (component.getFirstPropertyValue('dtstamp') as ICAL.Time).toJSDate().toISOString(),
    url: component.getFirstPropertyValue('url'),
    status: component.getFirstPropertyValue('status'),
    names: component.getAllProperties().map(({ name }) => name),
  };
}
