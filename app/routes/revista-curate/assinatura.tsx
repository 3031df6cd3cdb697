import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { withArticle } from '@domain/firm';
import { useHouse } from '~/components/house';
import { PageHead } from '~/components/institutional/page-head';
import { contentId } from '~/components/ui/content-id';
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
  const { formKey, person } = useLoaderData<typeof loader>();
  const reply = useActionData<FormReply>();
  return (
    <main id={contentId}>
      <PageHead
        crumbs={crumbs}
        title="Casas contadas por quem mora nelas."
        lead={`A Curate é a revista ${withArticle(useHouse(), 'de')}: arquitetura, bairros e o dia a dia de uma casa, sem anúncio entre as páginas.`}
      />
      <div className="palco g revista">
        <div className="l6">
          <h2>Assine a Curate</h2>
          <p className="suave">
            Cada edição chega por e-mail, com o endereço para ler no telefone ou no computador. A assinatura
            não custa nada e termina quando você pedir.
          </p>
        </div>
        <div className="l10">
          <MagazineForm formKey={formKey} person={person} reply={reply} />
        </div>
      </div>
    </main>
  );
}
