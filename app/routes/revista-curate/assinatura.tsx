import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { withArticle } from '@domain/firm';
import { BesidePrint } from '~/components/ui/beside-print';
import type { FormReply } from '~/forms/form-reply';
import { links } from '~/links';
import { fixedPageMeta } from '~/page-meta';
import { leadPageData } from '~/features/leads/lead-page.server';
import { takeLead } from '~/features/leads/leads.server';
import { redirectToSent } from '~/features/leads/sent.server';
import { newsletterTexts } from '~/features/marketing/newsletter/newsletter';
import { magazineForm } from './magazine';
import { MagazineForm } from './magazine-form';

export { keepTyped as clientAction } from '~/forms/keep-typed.browser';
export { leadPageHeaders as headers } from '~/features/leads/lead-page.server';

const crumbs = [
  { label: 'Início', href: links.home() },
  { label: 'Revista Curate', href: links.magazine() },
];

export const meta = fixedPageMeta((house) => ({
  title: 'Revista Curate',
  description: `Assine a Curate, a revista ${withArticle(house, 'de')} sobre casas, cidades e quem as desenha. Chega por e-mail.`,
  path: links.magazine(),
  card: 'about',
  crumbs,
}));

export const loader = (args: LoaderFunctionArgs) => leadPageData(args);

export const action = (args: ActionFunctionArgs) =>
  takeLead(args, magazineForm, {
    lead: ({ nome, email }) => ({ kind: 'curator-assign', name: nome, email }),
    done: ({ nome, email }, { confirms_by_letter }) =>
      confirms_by_letter
        ? redirectToSent(
            { page: links.magazineSent(), name: nome, facts: [['E-mail', email]] },
            args.context.siteUrl,
          )
        : redirect(links.magazineSent(), 303),
    failed: newsletterTexts.failed,
  });

/** The magazine's subscription (spec 1 §2.1). */
export default function Magazine() {
  const { person } = useLoaderData<typeof loader>();
  const reply = useActionData<FormReply>();
  return (
    <BesidePrint gravura="cobogo">
      <h1>Revista Curate</h1>
      <p className="lide">
        Casas, bairros e as pessoas que moram neles. Cada edição chega por e-mail, não custa nada, e você sai
        quando quiser.
      </p>
      <MagazineForm person={person} reply={reply} />
    </BesidePrint>
  );
}
