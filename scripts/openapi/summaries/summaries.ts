import { ownSummaries } from './own';
import { specifiedSummaries } from './specified';
import { staffSummaries } from './staff';

/** One line for each call, by method and path. Add each new call here. */
export const summaries: Record<string, string> = {
  ...specifiedSummaries,
  ...ownSummaries,
  ...staffSummaries,
};
