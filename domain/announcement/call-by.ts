import { weekdayText, workingDaysAfter } from '../working-days';

/** Within so many working days a consultant calls whoever has announced a home. */
const workingDays = 2;

/** Until when that is: 'terça, 24/11'. */
export const callBy = (announced: Date): string => weekdayText(workingDaysAfter(announced, workingDays));
