import type { HeadersFunction, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { seeProperties } from '@domain/kernel/counts';
import { contentId } from '~/components/ui/content-id';
import { adminLinks } from '~/features/admin/admin-links';
import { campaignPreview } from '~/features/admin/campaigns/campaign.server';
import { Campaign } from '~/features/campaigns/campaign';
import { privatePageMeta } from '~/page-meta';

export const meta = privatePageMeta('Prévia da campanha · Mesa');
export const headers: HeadersFunction = () => ({ 'Cache-Control': 'no-store' });
export const loader = (args: LoaderFunctionArgs) => campaignPreview(args);

/** The draft as the site's own page; the list is not part of it. */
export default function CampaignPreview() {
  const { draftKey, parts, total } = useLoaderData<typeof loader>();
  return (
    <main id={contentId}>
      <p className="palco nota">
        {'Prévia, só para a equipe. '}
        <a href={adminLinks.showcaseCampaign(draftKey)}>Voltar à campanha</a>
      </p>
      <Campaign parts={parts} listLabel={total ? seeProperties(total) : null} listId="imoveis" />
      <section className="palco" id="imoveis">
        <h2>{seeProperties(total)}</h2>
        <p className="suave">Aqui fica a lista do site.</p>
      </section>
    </main>
  );
}
