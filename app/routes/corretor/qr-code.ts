import type { LoaderFunctionArgs } from '@remix-run/node';
import { links } from '~/links';
import { qrCode } from '~/services/qr.server';
import { brokerOfAddress } from './queries';

/** `/corretor/{slug}/qr-code`: the address of the broker's page, ink on white (brief, section 16). */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const broker = await brokerOfAddress(args);
  if (!broker) throw new Response(null, { status: 404 });
  const { size, path } = qrCode(args.context.siteUrl + links.broker(broker.slug));
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path fill="#231815" d="${path}"/></svg>`;
  return new Response(svg, {
    headers: { 'Content-Type': 'image/svg+xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
