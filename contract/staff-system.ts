import { z } from 'zod';

/** ok: in order. attention: somebody should look. stopped: work stands still. unread: the check failed or was late. */
export const systemStates = ['ok', 'attention', 'stopped', 'unread'] as const;
export type SystemState = (typeof systemStates)[number];

export const systemLine = z.object({
  key: z.string(),
  group: z.enum(['now', 'stored']),
  name: z.string(),
  state: z.enum(systemStates),
  /** Figure, in Portuguese. */
  text: z.string(),
  /** For the sentence: 'uma carga retida'; null while in order. */
  warning: z.string().nullable(),
  /** ISO: time of the figure. */
  at: z.string(),
});
export type SystemLine = z.output<typeof systemLine>;

/** `GET staff/system`: a failed check is a line. Times are ISO. */
export const staffSystemAnswer = z.object({
  data: z.object({
    read_at: z.string(),
    lines: z.array(systemLine),
    facts: z.array(z.object({ name: z.string(), value: z.string() })),
  }),
});
export type StaffSystem = z.output<typeof staffSystemAnswer>['data'];
