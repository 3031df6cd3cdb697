import { Breadcrumbs } from '~/components/ui/breadcrumbs';
import { contentId } from '~/components/ui/content-id';
import { links } from '~/links';
import { IndexedText, type LoadedText } from './loaded-text';

export const termsCrumbs = (title: string) => [
  { label: 'Início', href: links.home() },
  { label: title, href: links.terms() },
];

interface TermsPageProps {
  title: string;
  lead: string;
  text: LoadedText;
}

export const TermsPage = ({ title, lead, text }: TermsPageProps) => (
  <main id={contentId} className="palco">
    <Breadcrumbs crumbs={termsCrumbs(title)} />
    <header className="indexado__cab">
      <div>
        <h1>{title}</h1>
        <p className="suave">{lead}</p>
      </div>
    </header>
    <IndexedText text={text} />
  </main>
);
