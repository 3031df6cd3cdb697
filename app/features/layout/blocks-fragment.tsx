import type { ReactNode } from 'react';
import { Icon } from '~/components/ui/icon';
import { footerRoot } from '../marketing/newsletter/newsletter.browser';
import { NewsletterForm } from '../marketing/newsletter/newsletter-form';
import type { CoverageArea } from '~/domain/menus/coverage-areas';
import { Coverage } from './coverage';

interface BlocksProps {
  areas: readonly CoverageArea[] | null;
  /** The brokerage's own text over the newsletter's form. */
  newsletter?: string;
}

/** Coverage area and newsletter at the end of pages (spec 1 §2.4 and §3.6). */
export function BlocksFragment({ areas, newsletter }: BlocksProps) {
  return (
    <div className="palco">
      {areas && (
        <Block className="atua" title="Onde atuamos">
          <Coverage areas={areas} />
        </Block>
      )}
      <Block className="news" title="Assine nossa newsletter" text={newsletter}>
        <div {...{ [footerRoot]: '' }}>
          <NewsletterForm />
        </div>
      </Block>
    </div>
  );
}

interface BlockProps {
  className: string;
  title: string;
  text?: string;
  children: ReactNode;
}

/** Folds; on large screens it is open without a summary, with the heading inside. */
const Block = ({ className, title, text, children }: BlockProps) => (
  <details className={`dobra-fim ${className}`}>
    <summary>
      <h2>{title}</h2>
      <Icon name="chevron" />
    </summary>
    <section className="dobra-fim__c" aria-label={title}>
      <div>
        <h2>{title}</h2>
        {text && <p className="suave">{text}</p>}
      </div>
      {children}
    </section>
  </details>
);
