import type { LoaderFunctionArgs } from '@remix-run/node';
import { contactsCsv } from '~/features/admin/noted-contacts/noted-contact.server';

/** The contacts of the list's filters as a file. */
export const loader = (args: LoaderFunctionArgs) => contactsCsv(args);
