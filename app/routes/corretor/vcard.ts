import type { LoaderFunctionArgs } from '@remix-run/node';
import { phoneDigits } from '~/domain/broker';
import { creciText } from '@domain/brokerage/creci-text';
import { vcard } from '~/features/broker/vcard';
import { links } from '~/links';
import { brokerOfAddress } from './queries.server';

/** `/corretor/{slug}/contato`: the broker as a vCard. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const broker = await brokerOfAddress(args);
  if (!broker) throw new Response(null, { status: 404 });
  const { slug, name, creci, phone, email, segment, linkedin } = broker;
  const card = vcard({
    name,
    organization: args.context.settings.firm.name,
    title: creciText(creci),
    phone: phone && `+${phoneDigits(phone)}`,
    email,
    note: segment,
    url: args.context.siteUrl + links.broker(slug),
    profile: linkedin,
  });
  return new Response(card, {
    headers: {
      'Content-Type': 'text/vcard; charset=utf-8',
      'Content-Disposition': `attachment; filename="${slug}.vcf"`,
      'Cache-Control': 'public, max-age=600',
    },
  });
}
