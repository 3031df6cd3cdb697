import { links } from '~/links';
import { fromMark } from '../page-marks';
import { PartIcon } from './part-icon';

/** The institutional links (spec 1 §2.3), as list items. */
export function InstitutionalLinks() {
  return (
    <>
      <li>
        <a href={links.announce(fromMark)}>Anunciar imóvel</a>
      </li>
      <li>
        <a href={links.aboutUs()}>Sobre nós</a>
      </li>
      <li>
        <a href={links.services()}>Serviços</a>
      </li>
      <li>
        <NewWindowLink href={links.blog()}>Blog</NewWindowLink>
      </li>
    </>
  );
}

/** A link that leads to another site, in a window of its own. */
export function NewWindowLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noopener">
      {children} <PartIcon name="out" small />
      <span className="vh">(abre em nova aba)</span>
    </a>
  );
}
