import type { LoaderFunctionArgs } from '@remix-run/node';
import { frameParts } from '~/features/frame/frame.server';
import { readRegion, regionName } from '~/domain/kept-region';
import { activeBroker } from '~/features/broker/broker.server';

/**
 * Header and footer as markup, for a browser that comes to a layout which its document has not shown, or that has learnt
 * its visitor's region (`regiao`).
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const broker = await activeBroker(searchParams.get('corretor'), context);
  const told = context.settings.asksRegion ? readRegion(searchParams.get(regionName)) : null;
  const region = told ?? context.region;
  const visitor = { region, user: context.session.user };
  return Response.json(frameParts(context.settings, visitor, broker, context.onOffer), {
    // A browser that kept them asks again once its cookies are others: somebody may have signed in or out.
    headers: { 'Cache-Control': 'private, max-age=600', Vary: 'Cookie' },
  });
}
