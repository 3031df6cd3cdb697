import { useNoticePlace } from './notice-place.browser';
import { choiceField, choices } from './consent';
import { links } from '~/links';

/**
 * Cookie notice (brief §16): refusal is as easy as acceptance. Styles hide it until 8 s after load (spec 1 §6), with or
 * without scripts. Scripts open the form as a dialog.
 */
export function CookieNotice() {
  const notice = useNoticePlace();
  return (
    <section className="biscoito" aria-label="Aviso de cookies" ref={notice}>
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
