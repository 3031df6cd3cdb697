import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { type BrokerageName, withArticle } from '@domain/brokerage/brokerage';
import { useBrokerage } from '~/components/use-brokerage';
import { Timeline } from '~/components/institutional/timeline';
import { BrokeragePhoto } from '~/components/institutional/brokerage-photo';
import { PageHead } from '~/components/institutional/page-head';
import { TextSections } from '~/components/institutional/text-sections';
import { contentId } from '~/components/ui/content-id';
import { ownPage } from '~/features/texts/own-page.server';
import { PageText } from '~/features/texts/page-text';
import { links } from '~/links';
import { fixedPageMeta } from '~/page-meta';
import { ownText } from '~/request/own-texts.server';

export async function loader({ context }: LoaderFunctionArgs) {
  const { siteUrl, settings } = context;
  const program = ownText(settings.firm.texts.onlyYou);
  const own = await ownPage(context, 'programa-only-you');
  return { siteUrl, own, program: { ...program, ...own } };
}
type PageData = Awaited<ReturnType<typeof loader>>;

const crumbs = (brokerage: BrokerageName, { name }: PageData['program']) => [
  { label: 'Início', href: links.home() },
  { label: `Seu imóvel ${withArticle(brokerage, 'em')}`, href: links.ownerPage() },
  { label: `Programa ${name}`, href: links.onlyYou() },
];

export const meta = fixedPageMeta<PageData>((brokerage, { program }) => ({
  title: `Programa ${program.name}`,
  description: program.description ?? program.lead,
  path: links.onlyYou(),
  card: 'owners',
  crumbs: crumbs(brokerage, program),
}));

/** Program for exclusive management (spec 1 §2.1 and §2.4). */
export default function OnlyYou() {
  const { own, program } = useLoaderData<typeof loader>();
  const actions = (
    <p className="saidas">
      <a className="bt bt--1" href={links.announce()}>
        Cadastrar imóvel
      </a>
      <a className="bt bt--2" href={links.contact('Vender')}>
        Falar conosco
      </a>
    </p>
  );
  return (
    <main id={contentId}>
      <PageHead crumbs={crumbs(useBrokerage(), program)} title={program.title} lead={program.lead} />
      <BrokeragePhoto photo="veranda" />
      {program.work && <Timeline title={program.work.title} beats={program.work.steps} />}
      {own && <PageText text={own.body} />}
      {program.sections && !own ? (
        <TextSections sections={program.sections}>{actions}</TextSections>
      ) : (
        <div className="palco secao">{actions}</div>
      )}
    </main>
  );
}
