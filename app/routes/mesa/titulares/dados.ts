import type { LoaderFunctionArgs } from '@remix-run/node';
import { requestFile } from '~/features/admin/data-requests/request.server';

/** The person's data as a file. */
export const loader = (args: LoaderFunctionArgs) => requestFile(args);
