import type { Brokerage } from '@domain/brokerage/brokerage';
import { links } from '~/links';
import { fromPlaceholder } from './layout-placeholders';
import { FragmentIcon } from './fragment-icon';

/** Institutional links (spec 1 §2.3), as list items. */
export function InstitutionalLinks({ firm: { hasBlog } }: { firm: Brokerage }) {
  return (
    <>
      <li>
        <a href={links.announce(fromPlaceholder)}>Anunciar imóvel</a>
      </li>
      <li>
        <a href={links.aboutUs()}>Sobre nós</a>
      </li>
      <li>
        <a href={links.services()}>Serviços</a>
      </li>
      {hasBlog && (
        <li>
          <NewWindowLink href={links.blog()}>Blog</NewWindowLink>
        </li>
      )}
    </>
  );
}

export function NewWindowLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noopener">
      {children} <FragmentIcon name="out" small />
      <span className="vh">(abre em nova aba)</span>
    </a>
  );
}
