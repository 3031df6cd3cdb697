import type { LoaderFunctionArgs } from '@remix-run/node';
import { frameParts } from '~/components/layout/frame.server';
import { regionOf } from '~/domain/geolocation';
import { activeBroker } from '~/services/broker.server';

/** Header and footer as markup, for a browser that comes to a layout which its document has not shown. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const corretor = new URL(request.url).searchParams.get('corretor');
  const broker = await activeBroker(corretor, context);
  return Response.json(frameParts(context.settings, regionOf(context.visitor), broker), {
    headers: { 'Cache-Control': 'private, max-age=600' },
  });
}
