import { dayText } from '../kernel/moment';

/** Days on the site after which the broker is asked whether offer and price still hold. */
export const checkDays = 30;
/** The owner of an exclusive property speaks with its broker alone. */
export const exclusiveCheckDays = 60;
/** Days after the question: then the property is in the list 'A conferir'. */
export const lateDays = 14;

/** Of what a broker says has changed. */
export const maxChangeNote = 500;

/** '12/11'; of another year '12/11/2025'. In São Paulo. */
export function checkedDayText(checked: Date, now: Date): string {
  const [day, month, year] = dayText(checked).split('/');
  return dayText(now).endsWith(`/${year}`) ? `${day}/${month}` : `${day}/${month}/${year}`;
}
