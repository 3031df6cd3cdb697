import { choiceField, choices } from '~/domain/consent';
import { links } from '~/links';
import { cookieWindowId } from './cookie-window';

/** The notice (brief, section 16): to refuse is as easy as to accept. Where windows do not open, 'Escolher' is a link. */
export function CookieNotice() {
  return (
    <section className="biscoito" aria-label="Aviso de cookies">
      <p>
        Usamos cookies para lembrar suas preferências. Veja a{' '}
        <a href={links.privacy()}>política de privacidade</a>.
      </p>
      <form className="biscoito__pe" method="post" action={links.cookiesAction()} data-consentimento>
        <button className="bt bt--c" name={choiceField} value={choices.ok}>
          Ok
        </button>
        <button className="bt bt--c" name={choiceField} value={choices.refuse}>
          Recusar
        </button>
        <button type="button" className="elo menor" popovertarget={cookieWindowId}>
          Escolher
        </button>
        <a className="elo menor sem-janela" href={links.privacy()}>
          Escolher
        </a>
      </form>
    </section>
  );
}
