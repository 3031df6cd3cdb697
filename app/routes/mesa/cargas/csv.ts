import type { LoaderFunctionArgs } from '@remix-run/node';
import { feedRunCsv } from '~/features/admin/feeds/run.server';

/** All that is stored of a load, as a file. */
export const loader = (args: LoaderFunctionArgs) => feedRunCsv(args);
