import { documentAttribute } from '~/navigation/plain-link.browser';
import { deletionNotice } from '~/features/account/client-area/account-notice-list';
import { intentField, profileIntents } from '~/features/account/profile/profile-intents';
import { links } from '~/links';
import { DeleteAccount } from './delete-account';

interface YourDataProps {
  /** Day of the account's deletion; null: no deletion requested. */
  deletionOn: string | null;
  hasPassword: boolean;
  /** The export finds contacts by e-mail, so it needs a verified e-mail for them (api/privacy/export.ts). */
  isUnverified: boolean;
}

/** Export of personal data and deletion of the account (LGPD, art. 18). */
export function YourData({ deletionOn, hasPassword, isUnverified }: YourDataProps) {
  return (
    <ul className="linhas">
      <li>
        <div>
          <b>Exportar</b>
          <p className="menor suave">
            Um arquivo com cadastro, acessos, favoritos, imóveis vistos e contatos, feito na hora.
            {isUnverified && ' Os contatos entram nele depois que o seu e-mail for validado.'}
          </p>
        </div>
        {/* The browser downloads the file, so the form must not use the router. */}
        <form method="post" action={links.exportData()} {...{ [documentAttribute]: '' }}>
          <button className="bt bt--2 bt--c">Exportar meus dados</button>
        </form>
      </li>
      <li>
        <div>
          <b>Excluir minha conta</b>
          <p className="menor suave">
            {deletionOn
              ? deletionNotice(deletionOn)
              : 'Apagamos tudo em até 15 dias, exceto o que a lei manda guardar. Até lá, é só entrar para desistir.'}
          </p>
        </div>
        {deletionOn ? <CancelDeletion /> : <DeleteAccount hasPassword={hasPassword} />}
      </li>
    </ul>
  );
}

const CancelDeletion = () => (
  <form method="post" action={links.profile()}>
    <input type="hidden" name={intentField} value={profileIntents.keepAccount} />
    <button className="bt bt--2 bt--c">Manter conta</button>
  </form>
);
