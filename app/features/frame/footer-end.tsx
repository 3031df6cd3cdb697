import type { HouseName } from '@domain/firm';
import { links } from '~/links';

/** The year that the copyright names is the server's, when it began. */
const year = new Date().getFullYear();

/** The footer's last line: copyright, legal pages, the way back to the choice of cookies. */
export function FooterEnd({ name }: Pick<HouseName, 'name'>) {
  return (
    <div className="pe__fim">
      <p suppressHydrationWarning>
        © {year} {name}
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
