import type { LoaderFunctionArgs } from '@remix-run/node';
import { renderFragments } from '~/features/layout/render-fragments.server';
import { readRegion, regionName } from '~/domain/visitor-region';
import { activeBroker } from '~/features/broker/broker.server';

/** Header and footer as HTML, for a layout that the browser's document lacks or a new region (`regiao`). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const broker = await activeBroker(searchParams.get('corretor'), context);
  const chosenRegion = context.settings.asksRegion ? readRegion(searchParams.get(regionName)) : null;
  const region = chosenRegion ?? context.region;
  const visitor = { region, user: context.session.user };
  const isCertain = context.sources?.stamp() !== null;
  return Response.json(renderFragments(context.settings, visitor, broker, context.onOffer), {
    // Vary: a sign-in or sign-out changes the fragments.
    headers: { 'Cache-Control': `private, ${isCertain ? 'max-age=600' : 'no-store'}`, Vary: 'Cookie' },
  });
}
