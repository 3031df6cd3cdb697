import type { LoaderFunctionArgs } from '@remix-run/node';
import { portalsCsv } from '~/features/admin/portals/portals.server';

/** The properties of the list's filters as a file. */
export const loader = (args: LoaderFunctionArgs) => portalsCsv(args);
