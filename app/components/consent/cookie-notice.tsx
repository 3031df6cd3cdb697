import { choiceField, choices } from '~/domain/consent';
import { links } from '~/links';

/**
 * The notice (brief §16): to refuse is as easy as to accept. 'Escolher' leads to the form on the privacy page; scripts
 * open it in a window.
 */
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
        <a className="elo menor" href={links.cookiePreferences()}>
          Escolher
        </a>
      </form>
    </section>
  );
}
