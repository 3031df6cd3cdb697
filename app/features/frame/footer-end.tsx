import { clock } from '@domain/clock';
import type { HouseName } from '@domain/firm';
import { links } from '~/links';

/** The footer's last line: copyright, legal pages, the way back to the choice of cookies. */
export function FooterEnd({ name }: Pick<HouseName, 'name'>) {
  return (
    <div className="pe__fim">
      <p suppressHydrationWarning>
        © {clock.now().getFullYear()} {name}
      </p>
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
