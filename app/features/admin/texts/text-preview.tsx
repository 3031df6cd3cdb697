import { PageHead } from '~/components/institutional/page-head';
import { contentId } from '~/components/ui/content-id';
import { NoticeBand } from '~/components/ui/notice-band';
import { ArticlePage } from '~/features/texts/article-page';
import { PageText } from '~/features/texts/page-text';
import { TermsPage } from '~/features/texts/terms-page';
import { links } from '~/links';
import { pageNames, pagePaths } from './text-fields';
import type { textPreviewData } from './text-preview.server';

/** The components of the real page, with the draft's data. */
export function TextPreview(preview: Awaited<ReturnType<typeof textPreviewData>>) {
  const { back, page, article, title, lead, text } = preview;
  return (
    <>
      <NoticeBand text="Prévia do rascunho: só a equipe vê.">
        <a className="elo" href={back}>
          Voltar ao texto
        </a>
      </NoticeBand>
      {page === null && <ArticlePage article={article} text={text} magazine="Revista" />}
      {page === 'termos-de-responsabilidade' && <TermsPage title={title} lead={lead} text={text} />}
      {page !== null && page !== 'termos-de-responsabilidade' && (
        <main id={contentId}>
          <PageHead
            crumbs={[
              { label: 'Início', href: links.home() },
              { label: pageNames[page], href: pagePaths[page] },
            ]}
            title={title}
            lead={lead}
          />
          <PageText text={text} />
        </main>
      )}
    </>
  );
}
