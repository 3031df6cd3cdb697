import { documentAttribute } from '~/navigation/plain-link.browser';
import { deletionNotice } from '~/features/account/client-area/account-notice-list';
import { intentField, profileIntents } from '~/features/account/profile/profile-intents';
import { links } from '~/links';
import { DeleteAccount } from './delete-account';

interface YourDataProps {
  /** The day on which the account will be gone; null: its deletion was not asked for. */
  deletionOn: string | null;
  hasPassword: boolean;
  /** Contacts are found by the e-mail: only who has proven it gets them (api/accounts/export.ts). */
  isUnverified: boolean;
}

/** What the law gives a person (LGPD, art. 18): all that is kept of them as a file, and that it goes. */
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
        {/* A file is no page: the browser takes it by itself. */}
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
        {deletionOn ? <KeepAccount /> : <DeleteAccount hasPassword={hasPassword} />}
      </li>
    </ul>
  );
}

const KeepAccount = () => (
  <form method="post" action={links.profile()}>
    <input type="hidden" name={intentField} value={profileIntents.keepAccount} />
    <button className="bt bt--2 bt--c">Manter conta</button>
  </form>
);
