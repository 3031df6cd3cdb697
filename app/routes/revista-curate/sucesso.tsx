import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useHouse } from '~/components/house';
import { AllHomes } from '~/features/frame/all-homes';
import { Sent } from '~/features/leads/sent';
import { readSent } from '~/features/leads/sent.server';
import { newsletterTexts } from '~/features/marketing/newsletter/newsletter';
import { Breadcrumbs } from '~/components/ui/breadcrumbs';
import { contentId } from '~/components/ui/content-id';
import { links } from '~/links';
import { fixedPageMeta } from '~/page-meta';

export const loader = async ({ request, context }: LoaderFunctionArgs) => ({
  siteUrl: context.siteUrl,
  sent: await readSent(request),
});

const crumbs = [
  { label: 'Início', href: links.home() },
  { label: 'Revista Curate', href: links.magazine() },
  { label: 'Assinatura', href: links.magazineSent() },
];

export const meta = fixedPageMeta({
  title: 'Assinatura da Curate',
  description: 'A próxima edição da Curate chega por e-mail.',
  path: links.magazineSent(),
  card: 'about',
  indexable: false,
});

/** Where a subscription to the magazine ends (spec 1 §2.1). */
export default function MagazineSent() {
  const { sent } = useLoaderData<typeof loader>();
  const { name } = useHouse();
  return (
    <main id={contentId} className="palco revista__fim">
      <Breadcrumbs crumbs={crumbs} />
      <h1>Assinatura recebida.</h1>
      <Sent
        title="A próxima edição vai até você."
        // Only who has just sent the form, to a house that confirms by letter.
        next={`${sent ? newsletterTexts.byLetter : 'Ela chega no e-mail que você informou.'} Se não aparecer, procure por ${name} na caixa de promoções.`}
        sent={sent ?? { facts: [] }}
      >
        <AllHomes className="bt bt--1">Ver imóveis</AllHomes>
        <a className="elo" href={links.history()}>
          Nossa história
        </a>
      </Sent>
    </main>
  );
}
