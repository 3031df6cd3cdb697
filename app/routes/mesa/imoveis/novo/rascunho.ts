import type { LoaderFunctionArgs } from '@remix-run/node';
import { ownDraftData } from '~/features/admin/properties/own/own-step.server';

/** Leads to where the typing stopped. */
export const loader = (args: LoaderFunctionArgs) => ownDraftData(args);
