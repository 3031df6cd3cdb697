import type { SerializeFrom } from '@remix-run/node';
import type { reportData } from './report-data.server';

export type Report = NonNullable<SerializeFrom<typeof reportData>['report']>;
