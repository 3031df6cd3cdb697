import type { LoaderFunctionArgs } from '@remix-run/node';
import { links } from '~/links';
import { qrResponse } from '~/features/sharing/qr.server';
import { brokerOfAddress } from './queries.server';

/** `/corretor/{slug}/qr-code`: QR code of the broker's page. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const broker = await brokerOfAddress(args);
  if (!broker) throw new Response(null, { status: 404 });
  return qrResponse(args.context.siteUrl + links.broker(broker.slug));
}
