import type { SerializeFrom } from '@remix-run/node';
import type { reportData } from './report-data.server';

/** A report as its page has it. */
export type Report = NonNullable<SerializeFrom<typeof reportData>['report']>;
