import { redirect } from '@remix-run/node';
import type { CustomerApi } from '~/back-end/client.server';
import { refusalOf } from '~/back-end/refusal.server';
import { flashCookie } from '~/request/flash.server';

export async function markSeen(
  customer: CustomerApi,
  log: Parameters<typeof refusalOf>[1],
  returnTo: string,
): Promise<Response> {
  const headers = new Headers();
  try {
    await customer.markSeen();
  } catch (error) {
    const { text } = await refusalOf(error, log, { isGuarded: true });
    headers.set('Set-Cookie', await flashCookie({ tone: 'danger', text }));
  }
  return redirect(returnTo, { status: 303, headers });
}
