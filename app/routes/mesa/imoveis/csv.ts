import type { LoaderFunctionArgs } from '@remix-run/node';
import { propertiesCsv } from '~/features/admin/properties/list/properties.server';

/** The properties of the list's filters as a file. */
export const loader = (args: LoaderFunctionArgs) => propertiesCsv(args);
