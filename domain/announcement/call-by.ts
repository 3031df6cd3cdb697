import { weekdayText, workingDaysAfter } from '../working-days';

/** Within so many working days a consultant calls whoever has announced a home. */
const workingDays = 2;

/** The last of these days: '2026-11-24'. */
export const callByDay = (announced: Date): string => workingDaysAfter(announced, workingDays);

/** The same in words: 'terça, 24/11'. */
export const callBy = (announced: Date): string => weekdayText(callByDay(announced));
