import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { ownAutosave, ownDraftData } from '~/features/admin/properties/own/own-step.server';

export const action = (args: ActionFunctionArgs) => ownAutosave(args);

/** Whoever opens the address itself goes on typing. */
export const loader = (args: LoaderFunctionArgs) => ownDraftData(args);
