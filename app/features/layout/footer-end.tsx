import { clock } from '@domain/kernel/clock';
import type { Brokerage } from '@domain/brokerage/brokerage';
import { links } from '~/links';

export function FooterEnd({ name, isDemo }: Pick<Brokerage, 'name'> & Partial<Pick<Brokerage, 'isDemo'>>) {
  return (
    <div className="pe__fim">
      <p suppressHydrationWarning>
        © {clock.now().getFullYear()} {name}
      </p>
      {isDemo && <p>Imagens de demonstração</p>}
      <ul>
        <li>
          <a href={links.privacy()}>Política de privacidade</a>
        </li>
        <li>
          <a href={links.terms()}>Termos de responsabilidade</a>
        </li>
        <li>
          <a href={links.cookiePreferences()}>Preferências de cookies</a>
        </li>
      </ul>
    </div>
  );
}
