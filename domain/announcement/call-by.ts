import { weekdayText, workingDaysAfter } from '../kernel/working-days';

/** Deadline for the consultant's call after an announcement. @param workingDays promised by the brokerage */
export const callByDay = (announced: Date, workingDays: number): string =>
  workingDaysAfter(announced, workingDays);

export const callBy = (announced: Date, workingDays: number): string =>
  weekdayText(callByDay(announced, workingDays));
