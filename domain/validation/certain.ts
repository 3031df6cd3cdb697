import type { z } from 'zod';

/** Marks an issue that no further key mends: it may be shown while the visitor types (spec 1 §7). */
export const certain = { params: { isCertain: true } };

export const isCertain = (issue: z.core.$ZodIssue): boolean =>
  issue.code === 'custom' && issue.params?.isCertain === true;
