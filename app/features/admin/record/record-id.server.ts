import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';

/** `:id` of the address. @throws 404 */
export function recordId({ params }: LoaderFunctionArgs | ActionFunctionArgs): number {
  if (!/^[1-9]\d{0,14}$/.test(params.id ?? '')) throw new Response(null, { status: 404 });
  return Number(params.id);
}
