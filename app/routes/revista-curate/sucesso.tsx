import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useBrokerage } from '~/components/use-brokerage';
import { AllPropertiesLink } from '~/features/status-pages/all-properties-link';
import { Sent } from '~/features/leads/sent';
import { readSent } from '~/features/leads/sent.server';
import { newsletterTexts } from '~/features/marketing/newsletter/newsletter';
import { Breadcrumbs } from '~/components/ui/breadcrumbs';
import { contentId } from '~/components/ui/content-id';
import { links } from '~/links';
import { fixedPageMeta } from '~/page-meta';
import { ownText } from '~/request/own-texts.server';

export const loader = async ({ request, context }: LoaderFunctionArgs) => ({
  siteUrl: context.siteUrl,
  magazine: ownText(context.settings.firm.texts.magazine).name,
  sent: await readSent(request),
});
type PageData = Awaited<ReturnType<typeof loader>>;

const crumbs = (magazine: string) => [
  { label: 'Início', href: links.home() },
  { label: `Revista ${magazine}`, href: links.magazine() },
  { label: 'Assinatura', href: links.magazineSent() },
];

export const meta = fixedPageMeta<PageData>((_brokerage, { magazine }) => ({
  title: `Assinatura da ${magazine}`,
  description: `A próxima edição da ${magazine} chega por e-mail.`,
  path: links.magazineSent(),
  card: 'about',
  indexable: false,
}));

/** Confirmation of a magazine subscription (spec 1 §2.1). */
export default function MagazineSent() {
  const { magazine, sent } = useLoaderData<typeof loader>();
  const { name, pages } = useBrokerage();
  return (
    <main id={contentId} className="palco revista__fim">
      <Breadcrumbs crumbs={crumbs(magazine)} />
      <h1>Assinatura recebida.</h1>
      <Sent
        title="A próxima edição vai até você."
        // Set only directly after the form, if the brokerage confirms by e-mail.
        next={`${sent ? newsletterTexts.byLetter : 'Ela chega no e-mail que você informou.'} Se não aparecer, procure por ${name} na caixa de promoções.`}
        sent={sent ?? { facts: [] }}
      >
        <AllPropertiesLink className="bt bt--1">Ver imóveis</AllPropertiesLink>
        {pages.history && (
          <a className="elo" href={links.history()}>
            Nossa história
          </a>
        )}
      </Sent>
    </main>
  );
}
