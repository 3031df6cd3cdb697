import { type EmbeddedBrowser, intentUrl } from '~/domain/embedded-browser';
import { links } from '~/links';

interface OpenOutsideProps {
  browser: EmbeddedBrowser;
  siteUrl: string;
  lastPage?: string;
}

/** Hint in place of 'Continuar com Google', which Google refuses inside apps. */
export function OpenOutside({ browser: { app, isAndroid }, siteUrl, lastPage }: OpenOutsideProps) {
  return (
    <div className="auth__nota">
      <p>
        O Google não funciona no navegador {app ? `do ${app}` : 'deste aplicativo'}. Entre com seu e-mail, ou
        abra esta página no navegador do celular pelo menu do aplicativo.
      </p>
      {isAndroid && (
        <a className="elo" href={intentUrl(siteUrl + links.login(lastPage))}>
          Abrir no navegador
        </a>
      )}
    </div>
  );
}
