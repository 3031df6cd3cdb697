import type { ActionFunctionArgs } from '@remix-run/node';
import type { StaffApi } from '~/back-end/client.server';

/** A form of a property's page. */
export interface Posted {
  id: number;
  intent: string;
  staff: StaffApi;
  typed: FormData;
  log: ActionFunctionArgs['context']['log'];
}
