import type { LoaderFunctionArgs } from '@remix-run/node';
import { frameParts } from '~/features/frame/frame.server';
import { regionOf } from '@domain/geolocation';
import { activeBroker } from '~/features/broker/broker.server';

/** Header and footer as markup, for a browser that comes to a layout which its document has not shown. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const corretor = new URL(request.url).searchParams.get('corretor');
  const broker = await activeBroker(corretor, context);
  const visitor = { region: regionOf(context.visitor), user: context.session.user };
  return Response.json(frameParts(context.settings, visitor, broker, context.onOffer), {
    // A browser that kept them asks again once its cookies are others: somebody may have signed in or out.
    headers: { 'Cache-Control': 'private, max-age=600', Vary: 'Cookie' },
  });
}
