import type { Brokerage } from '@domain/brokerage/brokerage';
import { links } from '~/links';

/** Wordmark: five bars at 0·3·6·10·13, then the name (brief §2). */
export function Logo({ firm: { name, logo } }: { firm: Pick<Brokerage, 'name' | 'logo'> }) {
  return (
    <a className="logo" href={links.home()} aria-label={`${name}, página inicial`}>
      <svg viewBox="0 0 33 26" aria-hidden="true">
        <path d="M0 0h2v26H0zM6 0h2v26H6zM12 0h2v26h-2zM20 0h2v26h-2zM26 0h2v26h-2z" />
      </svg>
      <span>{logo}</span>
    </a>
  );
}
