import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { TextSections } from '~/components/institutional/text-sections';
import { BesidePrint } from '~/components/ui/beside-print';
import type { FormReply } from '~/forms/form-reply';
import { links } from '~/links';
import { fixedPageMeta } from '~/page-meta';
import { ownText } from '~/request/own-texts.server';
import { leadPageData } from '~/features/leads/lead-page.server';
import { takeLead } from '~/features/leads/leads.server';
import { redirectToSent } from '~/features/leads/sent.server';
import { newsletterTexts } from '~/features/marketing/newsletter/newsletter';
import { orNull } from '~/back-end/or-null.server';
import { NewestArticles } from './article-list';
import { magazineForm } from './magazine';
import { MagazineForm } from './magazine-form';

export { keepInputOffline as clientAction } from '~/forms/keep-input-offline.browser';
export { leadPageHeaders as headers } from '~/features/leads/lead-page.server';

/** Articles below the subscription. */
const newest = 3;

type PageData = Awaited<ReturnType<typeof loader>>;

export const meta = fixedPageMeta<PageData>((_brokerage, { magazine: { name, lead, description } }) => ({
  title: `Revista ${name}`,
  description: description ?? lead,
  path: links.magazine(),
  card: 'about',
  crumbs: [
    { label: 'Início', href: links.home() },
    { label: `Revista ${name}`, href: links.magazine() },
  ],
}));

export async function loader(args: LoaderFunctionArgs) {
  const magazine = ownText(args.context.settings.firm.texts.magazine);
  const { api, log } = args.context;
  const [page, articles] = await Promise.all([leadPageData(args), orNull(api.articles(), log)]);
  return { ...page, magazine, articles: articles?.slice(0, newest) ?? [] };
}

export function action(args: ActionFunctionArgs) {
  ownText(args.context.settings.firm.texts.magazine);
  return takeLead(args, magazineForm, {
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
}

/** Subscription to the magazine (spec 1 §2.1). */
export default function Magazine() {
  const { person, magazine, articles } = useLoaderData<typeof loader>();
  const reply = useActionData<FormReply>();
  return (
    <BesidePrint
      gravura="cobogo"
      below={
        <>
          <NewestArticles articles={articles} />
          <TextSections sections={magazine.sections} />
        </>
      }
    >
      <h1>{`Revista ${magazine.name}`}</h1>
      <p className="lide">{magazine.lead}</p>
      <MagazineForm person={person} reply={reply} />
    </BesidePrint>
  );
}
