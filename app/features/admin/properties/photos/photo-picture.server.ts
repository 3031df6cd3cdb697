import type { LoaderFunctionArgs } from '@remix-run/node';
import { recordId } from '../../record/record-id.server';
import { asMember } from '../../session/guard.server';

/** A photo that people do not see: it is left out, or its property is off the site. */
export const propertyPhoto = (args: LoaderFunctionArgs) =>
  asMember(args, 'properties.write', async ({ staff }) => {
    const photo = args.params.photo ?? '';
    if (!/^[0-9a-f]{12}$/.test(photo)) throw new Response(null, { status: 404 });
    const stream = await staff.propertyPhoto(recordId(args), photo);
    return new Response(stream, {
      headers: {
        'Content-Type': 'image/jpeg',
        'Cache-Control': 'private, no-store',
        'X-Robots-Tag': 'noindex',
      },
    });
  });
